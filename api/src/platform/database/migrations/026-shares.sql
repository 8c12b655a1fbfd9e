-- Who owes what of a transaction: [{ name, amount, owed_by }], amounts as text; owed by a friend, or by 'me' to the
-- friend who paid. As the parts of a split they stand on its row, so that nobody sees a half of them.
alter table transactions
  add column shares jsonb,
  add constraint transactions_hold_shares check (shares is null or total_of_parts(shares) <= amount);
create index transactions_shared on transactions (user_id, id) where shares is not null;

-- Which record pays back whose share of which transaction: an expense with is_refund, or a transfer to the friend. The
-- ids of both kinds come from one sequence. A record keeps its id when the log brings it back, and finds its row here
-- again; so there is no foreign key, and nothing changes a row.
create table paybacks (
  user_id bigint not null,
  record_id bigint not null,
  transaction_id bigint not null,
  name text not null,
  primary key (user_id, record_id)
);

-- A debt can be paid from a wallet that is not kept here: such a transfer has no side of the user's.
alter table transfers
  drop constraint transfers_have_two_sides,
  add constraint transfers_have_two_sides check (from_wallet_id is null or from_wallet_id is distinct from to_wallet_id);
