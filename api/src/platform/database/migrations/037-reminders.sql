-- Of which days of what repeats its user was reminded by e-mail: each once, whatever servers look for them, also where a
-- day is skipped and comes back. mail_id is the e-mail in mails that told of it, whose words are made when it is sent; it
-- is no foreign key, since e-mails that were sent are gone, nor is the schedule: one that is deleted and brought back has
-- its reminders.
create table reminders (
  user_id bigint not null references users,
  schedule_id bigint not null,
  due_on date not null,
  mail_id bigint not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, schedule_id, due_on)
);

-- Those who want to be reminded, by where they live.
create index users_reminders on users (time_zone, id) where mails_reminders;

-- Nothing has written it: it could have said one day alone.
alter table schedules drop column reminded_due;
