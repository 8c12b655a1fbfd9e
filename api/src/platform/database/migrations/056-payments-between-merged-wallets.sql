-- Payments of instalments whose two wallets became one. The transfer is gone, since it would lead from a wallet to itself;
-- what it paid stays paid. The row goes when the transfer comes back, whoever brings it.
create table merged_payments (
  user_id bigint not null references users,
  transfer_id bigint not null,
  instalments_id bigint not null,
  amount numeric(14, 2) not null,
  transfer_date date not null,
  primary key (user_id, transfer_id)
);
create index merged_payments_instalments on merged_payments (user_id, instalments_id) include (amount, transfer_date);

create function forget_merged_payment() returns trigger language plpgsql as $$
begin
  delete from merged_payments where user_id = new.user_id and transfer_id = new.id;
  return null;
end
$$;
create trigger payments_that_come_back_are_no_longer_merged after insert on transfers
  for each row when (new.instalments_id is not null) execute function forget_merged_payment();
