-- A day whose booking was taken back is offered again, and keeps the number of that record: one that comes back books the
-- day again. 'open' is a day that books by itself once it comes, where its schedule does; 'waiting' one that had come when
-- it was taken back, and that a press alone books.
alter table schedule_days drop constraint schedule_days_state_check;
alter table schedule_days drop constraint schedule_days_record_what_they_book;
alter table schedule_days add constraint schedule_days_state_check
  check (state in ('booked', 'skipped', 'open', 'waiting'));
alter table schedule_days add constraint schedule_days_record_what_they_book
  check (state = 'skipped' or record_id is not null);
