-- What somebody wants to be told by e-mail, beside what concerns the account itself: nothing until they ask for it.
alter table users
  add column mails_budgets boolean not null default false,
  add column mails_letter boolean not null default false,
  add column mails_reminders boolean not null default false;
