-- What was bought and is paid in instalments. A plan is never changed: what was agreed is here, and the rest is computed.
-- expense_ids are the transactions that it booked, without foreign keys: one that is deleted by itself and brought back
-- is its plan's again. The wallet that owes is that of these transactions, and follows them.
create table instalments (
  user_id bigint not null references users,
  id bigint generated always as identity,
  name text not null,
  amount numeric(14, 2) not null,
  count integer not null check (count between 2 and 120),
  first_due date not null,
  books text not null check (books in ('at_once', 'per_instalment')),
  expense_ids bigint[] not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, id),
  constraint instalments_are_no_smaller_than_a_cent check (amount * 100 >= count)
);

-- Of a transfer that pays an instalment: the plan. No foreign key, for the same reason.
alter table transfers add column instalments_id bigint;
create index transfers_instalments on transfers (user_id, instalments_id) include (amount, transfer_date)
  where instalments_id is not null;

-- All of a user's plans are answered at once: as of wallets, there are only so many.
create function bound_instalments() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for no key update;
  if (select count(*) from instalments where user_id = new.user_id) >= 500 then
    raise exception 'A user has at most 500 plans of instalments.'
      using errcode = 'check_violation', constraint = 'instalments_bound';
  end if;
  return new;
end
$$;
create trigger instalments_are_bounded before insert on instalments
  for each row execute function bound_instalments();

alter table activities drop constraint activities_subject_check;
alter table activities add constraint activities_subject_check
  check (subject in ('transaction', 'category', 'wallet', 'transfer', 'instalments'));
