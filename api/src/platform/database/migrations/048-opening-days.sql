-- What was in a wallet at first was there at the beginning of its opening day: no record of it is earlier. Wallets whose
-- records are begin with the first of them.
update wallets w set opening_date = first.day
from (
  select user_id, wallet_id, min(day) as day from (
    select user_id, wallet_id, transaction_date as day from transactions where wallet_id is not null
    union all
    select user_id, from_wallet_id, transfer_date from transfers where from_wallet_id is not null
    union all
    select user_id, to_wallet_id, transfer_date from transfers where to_wallet_id is not null
  ) records group by user_id, wallet_id
) first
where w.user_id = first.user_id and w.id = first.wallet_id and first.day < w.opening_date;

-- The lock is that of the foreign key: whoever changes a wallet's opening day holds the wallet for update before.
create function refuse_before_opening(owner bigint, wallet bigint, day date, rule text) returns void
language plpgsql as $$
declare
  opening date;
begin
  select opening_date into opening from wallets where user_id = owner and id = wallet for key share;
  if day < opening then
    raise exception 'The wallet has nothing before its opening day.'
      using errcode = 'check_violation', constraint = rule, detail = to_char(opening, 'YYYY-MM-DD');
  end if;
end
$$;

create function keep_transaction_since_opening() returns trigger language plpgsql as $$
begin
  perform refuse_before_opening(new.user_id, new.wallet_id, new.transaction_date, 'transactions_since_opening');
  return null;
end
$$;
create trigger added_transactions_are_since_opening after insert on transactions for each row
  when (new.wallet_id is not null) execute function keep_transaction_since_opening();
create trigger changed_transactions_are_since_opening after update of wallet_id, transaction_date on transactions
  for each row when (new.wallet_id is not null
    and (new.wallet_id is distinct from old.wallet_id or new.transaction_date < old.transaction_date))
  execute function keep_transaction_since_opening();

create function keep_transfer_since_opening() returns trigger language plpgsql as $$
begin
  perform refuse_before_opening(new.user_id, new.from_wallet_id, new.transfer_date, 'transfers_from_since_opening');
  perform refuse_before_opening(new.user_id, new.to_wallet_id, new.transfer_date, 'transfers_to_since_opening');
  return null;
end
$$;
create trigger added_transfers_are_since_opening after insert on transfers for each row
  execute function keep_transfer_since_opening();
create trigger changed_transfers_are_since_opening after update of from_wallet_id, to_wallet_id, transfer_date on transfers
  for each row execute function keep_transfer_since_opening();

-- The day of a wallet's first record; null where it has none.
create function first_day_in_wallet(owner bigint, wallet bigint) returns date language sql stable as $$
  select least(
    (select min(transaction_date) from transactions where user_id = owner and wallet_id = wallet),
    (select min(transfer_date) from transfers where user_id = owner and from_wallet_id = wallet),
    (select min(transfer_date) from transfers where user_id = owner and to_wallet_id = wallet))
$$;

create function keep_opening_before_records() returns trigger language plpgsql as $$
declare
  first date := first_day_in_wallet(new.user_id, new.id);
begin
  if first < new.opening_date then
    raise exception 'The wallet has records before its opening day.'
      using errcode = 'check_violation', constraint = 'wallets_open_before_records', detail = to_char(first, 'YYYY-MM-DD');
  end if;
  return null;
end
$$;
create trigger wallets_open_before_records after update of opening_date on wallets for each row
  when (new.opening_date > old.opening_date) execute function keep_opening_before_records();

-- An account goes by its wallets from this day on, and before it by income less expense; null where it has none.
create function wallets_since(owner bigint) returns date language sql stable as $$
  select min(opening_date) from wallets where user_id = owner
$$;
