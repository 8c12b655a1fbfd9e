-- A rule of a budget keeps its own days: from_period was the first of the month in which its period begins, and becomes
-- the first day of the period itself. So another first day of the month changes no rule. What is said for one period
-- alone holds for one month from that day. The states in the log are changed alike, so that each can still be restored.
alter table budgets drop constraint budgets_from_period_check;
update budgets b set from_period = b.from_period + (u.month_start - 1)
from users u where u.id = b.user_id and u.month_start > 1;

create function on_own_days(rules jsonb, month_start int) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(rule || jsonb_build_object('from_period',
    ((rule ->> 'from_period')::date + (month_start - 1))::text) order by place), '[]')
  from jsonb_array_elements(rules) with ordinality r (rule, place)
$$;
create function state_on_own_days(state jsonb, month_start int) returns jsonb language sql immutable as $$
  select case when state ? 'budgets'
      then state || jsonb_build_object('budgets', on_own_days(state -> 'budgets', month_start)) else state end
    || case when state ? 'other'
      then jsonb_build_object('other', (state -> 'other')
        || jsonb_build_object('budgets', on_own_days(state #> '{other,budgets}', month_start))) else '{}' end
$$;
update activities a
set before = state_on_own_days(a.before, u.month_start), after = state_on_own_days(a.after, u.month_start)
from users u where u.id = a.user_id and u.month_start > 1 and a.subject = 'budget';
update activities a
set moved_budgets = jsonb_build_object(
  'gone', on_own_days(a.moved_budgets -> 'gone', u.month_start),
  'was', on_own_days(a.moved_budgets -> 'was', u.month_start),
  'became', on_own_days(a.moved_budgets -> 'became', u.month_start))
from users u where u.id = a.user_id and u.month_start > 1 and a.moved_budgets is not null;
drop function state_on_own_days(jsonb, int);
drop function on_own_days(jsonb, int);

-- What is moved out of a period can be more than its amount, where something was carried over.
alter table budgets drop constraint budgets_amount_check;
alter table budgets add constraint budgets_amount_check check (amount >= 0 or is_once);
