-- The log is the undo that never expires: an entry keeps what its record was before and after, in the shape of
-- the contract's recordState and with the moment of its creation. moved are the transactions that the removal of
-- a category put into moved_to. Nothing of it stands in the audit.
alter table activities
  add column subject text check (subject in ('transaction', 'category')),
  add column record_id bigint,
  add column before jsonb,
  add column after jsonb,
  add column moved bigint[],
  add column moved_to bigint;

-- A transaction's type is its category's. What was booked otherwise until now gets a category of that name and
-- of its own type.
insert into categories (user_id, name, type)
select distinct t.user_id, c.name, t.type
from transactions t join categories c on c.user_id = t.user_id and c.id = t.category_id
where c.type <> t.type
on conflict (user_id, type, lower(name)) do nothing;

update transactions t set category_id = fitting.id
from categories c, categories fitting
where c.user_id = t.user_id and c.id = t.category_id and c.type <> t.type
  and fitting.user_id = c.user_id and fitting.type = t.type and lower(fitting.name) = lower(c.name);

delete from monthly_totals;
insert into monthly_totals (user_id, month, type, category_id, total, count)
select user_id, date_trunc('month', transaction_date), type, category_id, sum(amount), count(*)
from transactions group by 1, 2, 3, 4;

-- From here on the database holds it: neither side can change alone, whoever comes at the same moment.
create unique index categories_type on categories (user_id, id, type);
alter table transactions
  drop constraint transactions_user_id_category_id_fkey,
  add constraint transactions_fit_category
    foreign key (user_id, category_id, type) references categories (user_id, id, type);
