-- How many there are, and how much, without looking at them all. Every statement that adds or removes rows adds what
-- it changed as a row of its own, which nobody else has to wait for; once a minute the server puts together what
-- belongs together (api/src/housekeeping). A tally is a sum over these rows, exact at any moment.
-- day is a transaction's own date; kind is what a list can be asked for.
create table tallies (
  id bigint generated always as identity primary key,
  subject text not null,
  kind text not null,
  day date,
  count bigint not null,
  total numeric(24, 2) not null default 0
);
create index tallies_subject on tallies (subject, kind, day);

create function tally_emptying() returns trigger language plpgsql as $$
begin
  delete from tallies where subject = tg_table_name;
  return null;
end
$$;

create function tally_transactions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tallies (subject, kind, day, count, total)
    select 'transactions', type, transaction_date, count(*), sum(amount) from came group by type, transaction_date;
  elsif tg_op = 'DELETE' then
    insert into tallies (subject, kind, day, count, total)
    select 'transactions', type, transaction_date, -count(*), -sum(amount) from gone group by type, transaction_date;
  else
    insert into tallies (subject, kind, day, count, total) values
      ('transactions', old.type, old.transaction_date, -1, -old.amount),
      ('transactions', new.type, new.transaction_date, 1, new.amount);
  end if;
  return null;
end
$$;
create trigger adding_is_tallied after insert on transactions referencing new table as came
  for each statement execute function tally_transactions();
create trigger removing_is_tallied after delete on transactions referencing old table as gone
  for each statement execute function tally_transactions();
create trigger changing_is_tallied after update of type, transaction_date, amount on transactions for each row
  when ((old.type, old.transaction_date, old.amount) is distinct from (new.type, new.transaction_date, new.amount))
  execute function tally_transactions();
create trigger emptying_is_tallied after truncate on transactions
  for each statement execute function tally_emptying();

create function tally_categories() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tallies (subject, kind, count) select 'categories', type, count(*) from came group by type;
  elsif tg_op = 'DELETE' then
    insert into tallies (subject, kind, count) select 'categories', type, -count(*) from gone group by type;
  else
    insert into tallies (subject, kind, count) values ('categories', old.type, -1), ('categories', new.type, 1);
  end if;
  return null;
end
$$;
create trigger adding_is_tallied after insert on categories referencing new table as came
  for each statement execute function tally_categories();
create trigger removing_is_tallied after delete on categories referencing old table as gone
  for each statement execute function tally_categories();
create trigger changing_is_tallied after update of type on categories for each row
  when (old.type <> new.type) execute function tally_categories();
create trigger emptying_is_tallied after truncate on categories
  for each statement execute function tally_emptying();

create function tally_users() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tallies (subject, kind, count)
    select 'users', role || ' ' || status, count(*) from came group by role, status;
  elsif tg_op = 'DELETE' then
    insert into tallies (subject, kind, count)
    select 'users', role || ' ' || status, -count(*) from gone group by role, status;
  else
    insert into tallies (subject, kind, count) values
      ('users', old.role || ' ' || old.status, -1), ('users', new.role || ' ' || new.status, 1);
  end if;
  return null;
end
$$;
create trigger adding_is_tallied after insert on users referencing new table as came
  for each statement execute function tally_users();
create trigger removing_is_tallied after delete on users referencing old table as gone
  for each statement execute function tally_users();
create trigger changing_is_tallied after update of role, status on users for each row
  when ((old.role, old.status) is distinct from (new.role, new.status)) execute function tally_users();
create trigger emptying_is_tallied after truncate on users
  for each statement execute function tally_emptying();

-- The audit is added to and nothing else.
create function tally_audit() returns trigger language plpgsql as $$
begin
  insert into tallies (subject, kind, count) select 'audit', status, count(*) from came group by status;
  return null;
end
$$;
create trigger adding_is_tallied after insert on audit referencing new table as came
  for each statement execute function tally_audit();

insert into tallies (subject, kind, day, count, total)
select 'transactions', type, transaction_date, count(*), sum(amount) from transactions group by type, transaction_date;
insert into tallies (subject, kind, count) select 'categories', type, count(*) from categories group by type;
insert into tallies (subject, kind, count)
select 'users', role || ' ' || status, count(*) from users group by role, status;
insert into tallies (subject, kind, count) select 'audit', status, count(*) from audit group by status;
