-- Another number after every change of a user's transactions, whoever makes it and by whatever statement: what was
-- worked out from them holds as long as it stays. The row is locked until the change is over, so no two changes
-- share a number, and none is seen before its change.
create table transaction_versions (
  user_id bigint primary key,
  version bigint not null
);

create function note_change_of_transactions() returns trigger language plpgsql as $$
begin
  insert into transaction_versions (user_id, version) select distinct user_id, 1 from changed
  on conflict (user_id) do update set version = transaction_versions.version + 1;
  return null;
end
$$;
create trigger adding_is_noted after insert on transactions referencing new table as changed
  for each statement execute function note_change_of_transactions();
create trigger changing_is_noted after update on transactions referencing old table as changed
  for each statement execute function note_change_of_transactions();
create trigger removing_is_noted after delete on transactions referencing old table as changed
  for each statement execute function note_change_of_transactions();
