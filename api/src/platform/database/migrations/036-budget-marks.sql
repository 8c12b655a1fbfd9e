-- Which shares of a budget, in percent, its user was told of by e-mail: each once a period, whatever servers look for
-- it. period is its first day.
create table budget_marks (
  user_id bigint not null references users,
  period date not null,
  category_id bigint not null,
  mark smallint not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, period, category_id, mark),
  foreign key (user_id, category_id) references categories (user_id, id) on delete cascade
);
create index budget_marks_category on budget_marks (user_id, category_id);

-- Those who want to be told.
create index users_budget_mails on users (id) where mails_budgets;
