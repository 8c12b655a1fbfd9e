-- Which letters about a period that is over were mailed: each once, whatever servers look for those that are due.
-- period is the first day of the period that a letter is about.
create table letters (
  user_id bigint not null references users,
  period date not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, period)
);

-- Those who want a letter, by when their periods end.
create index users_letters on users (time_zone, month_start, id) where mails_letter;

-- user_id is also who a letter is for: its words are made when it is sent. The kinds are those of the server's code: it
-- sends no other, and a list here as well would have to be changed with each new one.
alter table mails drop constraint mails_kind_check;
