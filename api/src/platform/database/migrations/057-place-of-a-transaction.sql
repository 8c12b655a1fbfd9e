-- Where money was spent or received. Null if nothing was entered, so that older rows keep their version.
alter table transactions
  add column place text,
  add constraint transactions_have_short_places check (char_length(place) between 1 and 80);

-- A filter by place also reads the lines of the sums.
create or replace view lines as
  select t.user_id, t.id, t.type, t.amount, t.description, t.transaction_date, t.wallet_id, t.tags, t.splits,
    t.category_id, case when t.is_refund then -t.amount else t.amount end as total, 1 as count, t.place
  from transactions t where t.category_id is not null
  union all
  select t.user_id, t.id, t.type, t.amount, t.description, t.transaction_date, t.wallet_id, t.tags, t.splits,
    p.category_id, case when t.is_refund then -p.amount else p.amount end, 1, t.place
  from transactions t join split_parts p on p.user_id = t.user_id and p.transaction_id = t.id
  where t.splits is not null
  union all
  select t.user_id, t.id, t.type, t.amount, t.description, t.transaction_date, t.wallet_id, t.tags, t.splits,
    0::bigint, 0::numeric,
    1 - (select count(*)::int from split_parts p where p.user_id = t.user_id and p.transaction_id = t.id), t.place
  from transactions t where t.splits is not null;
