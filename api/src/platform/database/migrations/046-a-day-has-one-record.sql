-- Which record was ever booked for which day of a schedule, and whether it is there. The index lets each day have one
-- record at a time: a removed one that comes back from the log meets it too.
create table schedule_records (
  user_id bigint not null references users,
  record_id bigint not null,
  schedule_id bigint not null,
  due_on date not null,
  is_there boolean not null,
  primary key (user_id, record_id)
);
create unique index schedule_records_one_a_day on schedule_records (user_id, schedule_id, due_on) where is_there;

insert into schedule_records (user_id, record_id, schedule_id, due_on, is_there)
select d.user_id, d.record_id, d.schedule_id, d.due_on,
  exists (select from transactions t where t.user_id = d.user_id and t.id = d.record_id)
    or exists (select from transfers t where t.user_id = d.user_id and t.id = d.record_id)
from schedule_days d where d.record_id is not null;

create function note_record_of_day() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update schedule_records set is_there = true where user_id = new.user_id and record_id = new.id and not is_there;
  else
    update schedule_records set is_there = false where user_id = old.user_id and record_id = old.id and is_there;
  end if;
  return null;
end
$$;
create trigger added_record_takes_its_day after insert on transactions for each row execute function note_record_of_day();
create trigger removed_record_leaves_its_day after delete on transactions for each row execute function note_record_of_day();
create trigger added_record_takes_its_day after insert on transfers for each row execute function note_record_of_day();
create trigger removed_record_leaves_its_day after delete on transfers for each row execute function note_record_of_day();
