-- Money that came back is an expense with a mark. Null and true are all there is, so that what was booked until now
-- stays what it is, to its version. The words that a booking goes by are null where there are none.
alter table transactions
  add column is_refund boolean,
  add column tags text[],
  add constraint transactions_refund_expenses check (is_refund is null or (is_refund and type = 'expense')),
  add constraint transactions_have_few_tags check (cardinality(tags) between 1 and 10);

-- What came into a wallet and left it is read from the index alone.
drop index transactions_wallet;
create index transactions_wallet on transactions (user_id, wallet_id, transaction_date, id)
  include (type, amount, is_refund) where wallet_id is not null;

create index transactions_tagged on transactions (user_id, transaction_date, id) where tags is not null;
