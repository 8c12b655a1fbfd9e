-- Counts and sums come from the monthly totals, or from the rows themselves when somebody asks. Nothing else is written
-- beside a transaction: no copy of its changes for the processes, and no counters.
drop trigger adding_is_noted on transactions;
drop trigger changing_is_noted on transactions;
drop trigger removing_is_noted on transactions;
drop trigger emptying_is_noted on transactions;
drop function note_change_of_transactions();
drop function note_emptying_of_transactions();
drop table transaction_versions, transaction_changes;

drop trigger adding_is_tallied on transactions;
drop trigger removing_is_tallied on transactions;
drop trigger changing_is_tallied on transactions;
drop trigger emptying_is_tallied on transactions;
drop trigger adding_is_tallied on categories;
drop trigger removing_is_tallied on categories;
drop trigger changing_is_tallied on categories;
drop trigger emptying_is_tallied on categories;
drop trigger adding_is_tallied on users;
drop trigger removing_is_tallied on users;
drop trigger changing_is_tallied on users;
drop trigger emptying_is_tallied on users;
drop trigger adding_is_tallied on audit;
drop function tally_transactions();
drop function tally_categories();
drop function tally_users();
drop function tally_audit();
drop function tally_emptying();
drop table tallies;

-- How often a month's transactions, or the name of their category, have changed. Rows are never removed while their
-- user is there, so the sum over a user's rows is another number after every change: what was answered at one number
-- holds as long as it stays. Two changes of different months or categories do not wait for each other.
alter table monthly_totals add column changes bigint not null default 1;
