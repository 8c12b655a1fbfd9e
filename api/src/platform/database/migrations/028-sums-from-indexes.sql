-- Sums of days that are no whole months, and of a wallet, come from the indexes alone: at 100,000 rows a year of them
-- lay in as many pages of the table as the whole table has.
drop index transactions_date;
create index transactions_date on transactions (user_id, transaction_date, id)
  include (type, category_id, amount, is_refund, wallet_id);
drop index transactions_wallet;
create index transactions_wallet on transactions (user_id, wallet_id, transaction_date, id)
  include (type, category_id, amount, is_refund) where wallet_id is not null;

-- The same lines as before. That a transaction has a category says that it has no parts, as a check of it holds, and
-- stands in the indexes.
create or replace view lines as
  select t.user_id, t.id, t.type, t.amount, t.description, t.transaction_date, t.wallet_id, t.tags, t.splits,
    t.category_id, case when t.is_refund then -t.amount else t.amount end as total, 1 as count
  from transactions t where t.category_id is not null
  union all
  select t.user_id, t.id, t.type, t.amount, t.description, t.transaction_date, t.wallet_id, t.tags, t.splits,
    p.category_id, case when t.is_refund then -p.amount else p.amount end, 1
  from transactions t join split_parts p on p.user_id = t.user_id and p.transaction_id = t.id
  where t.splits is not null
  union all
  select t.user_id, t.id, t.type, t.amount, t.description, t.transaction_date, t.wallet_id, t.tags, t.splits,
    0::bigint, 0::numeric,
    1 - (select count(*)::int from split_parts p where p.user_id = t.user_id and p.transaction_id = t.id)
  from transactions t where t.splits is not null;
