-- Where a user's money is. What was in a wallet at first is a column, and no booking of its own.
create table wallets (
  user_id bigint not null references users,
  id bigint generated always as identity,
  name text not null,
  kind text not null check (kind in ('cash', 'bank', 'ewallet', 'card', 'loan', 'savings', 'other')),
  opening_balance numeric(14, 2) not null,
  opening_date date not null,
  is_closed boolean not null default false,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, id),
  constraint wallets_begin_with_money check (opening_balance >= 0 or kind in ('card', 'loan'))
);
create unique index wallets_name on wallets (user_id, name_key(name));

-- Null: assigned to no wallet, as all that was booked until now.
alter table transactions
  add column wallet_id bigint,
  add constraint transactions_in_wallet foreign key (user_id, wallet_id) references wallets (user_id, id);
create index transactions_wallet on transactions (user_id, wallet_id, transaction_date, id) include (type, amount)
  where wallet_id is not null;

-- Money that moved is one row here and none of the transactions: no sum of income and expense can see it. A null side
-- is the outside. Ids come from the sequence of the transactions, so that a list of both has each id once. The fee is a
-- transaction; fee_id names it without a foreign key, since it can be deleted by itself, and belongs to its transfer
-- again when the log brings it back under its id.
create table transfers (
  user_id bigint not null,
  id bigint not null default nextval('transactions_id_seq'),
  from_wallet_id bigint,
  to_wallet_id bigint,
  amount numeric(14, 2) not null check (amount > 0),
  fee_id bigint,
  description text not null,
  transfer_date date not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, id),
  constraint transfers_have_two_sides check (from_wallet_id is distinct from to_wallet_id),
  constraint transfers_from foreign key (user_id, from_wallet_id) references wallets (user_id, id),
  constraint transfers_to foreign key (user_id, to_wallet_id) references wallets (user_id, id)
);
create index transfers_date on transfers (user_id, transfer_date, id);
create index transfers_amount on transfers (user_id, amount, id);
create index transfers_out on transfers (user_id, from_wallet_id, transfer_date, id) include (amount)
  where from_wallet_id is not null;
create index transfers_in on transfers (user_id, to_wallet_id, transfer_date, id) include (amount)
  where to_wallet_id is not null;

-- What came into a wallet in a month, less what left it, and how many records that were; kept by the statement that
-- changes a record. month is the first day of the month.
create table wallet_totals (
  user_id bigint not null,
  wallet_id bigint not null,
  month date not null,
  total numeric(20, 2) not null,
  count bigint not null,
  primary key (user_id, wallet_id, month)
);

-- All of a user's wallets are answered at once: as of categories, there are only so many.
create function bound_wallets() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for no key update;
  if (select count(*) from wallets where user_id = new.user_id) >= 100 then
    raise exception 'A user has at most 100 wallets.'
      using errcode = 'check_violation', constraint = 'wallets_bound';
  end if;
  return new;
end
$$;
create trigger wallets_are_bounded before insert on wallets
  for each row execute function bound_wallets();

alter table activities drop constraint activities_subject_check;
alter table activities add constraint activities_subject_check
  check (subject in ('transaction', 'category', 'wallet', 'transfer'));
