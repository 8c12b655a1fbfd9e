-- Of a card or a loan: the day of the month by which it is paid, and in how many months in all. Months that are shorter
-- end with it. What is still owed, and when, is computed.
alter table wallets
  add column due_day integer check (due_day between 1 and 31),
  add column instalments integer check (instalments between 1 and 500);
