-- A category that has a budget stays one of expenses, as one that has transactions keeps its type. Not validated: rows of
-- categories that were changed to incomes before stay, and are there again once the type is changed back.
alter table budgets add column type text not null default 'expense' check (type = 'expense');
alter table budgets add constraint budgets_fit_category
  foreign key (user_id, category_id, type) references categories (user_id, id, type) not valid;
