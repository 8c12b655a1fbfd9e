-- What a user said about the budget of a category, and from which period on. from_period is the first of the month in
-- which the period begins, so that another pay day rewrites nothing. An amount of null ends the budget. What is spent,
-- carried over and left is computed from it and stands nowhere.
create table budgets (
  user_id bigint not null,
  category_id bigint not null,
  from_period date not null check (extract(day from from_period) = 1),
  -- For that period alone, whatever else holds then.
  is_once boolean not null,
  amount numeric(20, 2) check (amount >= 0),
  carry text not null check (carry in ('none', 'surplus', 'both')),
  primary key (user_id, category_id, from_period, is_once),
  constraint budgets_of_category foreign key (user_id, category_id) references categories (user_id, id)
);

-- A category's rules are changed and logged as one record: there are only so many.
create function bound_budgets() returns trigger language plpgsql as $$
begin
  if (select count(*) from budgets where user_id = new.user_id and category_id = new.category_id) >= 500 then
    raise exception 'A category has at most 500 rules of its budget.'
      using errcode = 'check_violation', constraint = 'budgets_bound';
  end if;
  return new;
end
$$;
create trigger budgets_are_bounded before insert on budgets
  for each row execute function bound_budgets();

alter table activities drop constraint activities_subject_check;
alter table activities add constraint activities_subject_check
  check (subject in ('transaction', 'category', 'wallet', 'transfer', 'instalments', 'budget'));
-- What the removal of a category did to budgets: its own rules, and those of moved_to before and after they were added.
alter table activities add column moved_budgets jsonb;
