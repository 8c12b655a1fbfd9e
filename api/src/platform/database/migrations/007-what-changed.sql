-- Beside the number of a change, which transactions it was: who holds the rows as they were at one number comes to
-- the next by reading those alone. ids is null where they were too many to be named. What is old is removed; whoever
-- misses a number begins anew.
create table transaction_changes (
  user_id bigint not null,
  version bigint not null,
  ids bigint[],
  noted_at timestamptz not null default now(),
  primary key (user_id, version)
);

create or replace function note_change_of_transactions() returns trigger language plpgsql as $$
begin
  with noted as (
    insert into transaction_versions as v (user_id, version) select distinct user_id, 1 from changed
    on conflict (user_id) do update set version = v.version + 1
    returning user_id, version
  )
  insert into transaction_changes (user_id, version, ids)
  select n.user_id, n.version, case when count(*) <= 5000 then array_agg(c.id) end
  from noted n join changed c on c.user_id = n.user_id group by n.user_id, n.version;
  return null;
end
$$;
