-- The day of each month of what repeats by months or years: its number, or "last"; null where it is that of the first day.
alter table schedules add column month_day jsonb;
alter table schedules add constraint schedules_month_day_is_one check (
  month_day = '"last"' or jsonb_typeof(month_day) = 'number' and month_day in (
    '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22',
    '23', '24', '25', '26', '27', '28', '29', '30', '31'));
alter table schedules add constraint schedules_have_a_month_day_by_months
  check (month_day is null or unit in ('month', 'year'));

-- Day n of a schedule. Each January has all days, and an interval of months ends on the last one of a shorter month.
create function nth_day(anchor date, unit text, every integer, n integer, month_day jsonb) returns date
language sql immutable parallel safe as $$
  select nullif(least(case
    when unit = 'day' then anchor + least(n::bigint * every, 4000000)::integer
    when unit = 'week' then anchor + least(n::bigint * every, 4000000)::integer * 7
    when unit = 'month' and month_day is null
      then (anchor + make_interval(months => least(n::bigint * every, 120000)::integer))::date
    when month_day is null then (anchor + make_interval(years => least(n::bigint * every, 10000)::integer))::date
    else (date_trunc('year', anchor::timestamp)
      + make_interval(days => case when month_day = '"last"' then 30 else month_day::integer - 1 end)
      + make_interval(months => extract(month from anchor)::integer - 1
        + case when unit = 'month' then least(n::bigint * every, 120000) else least(n::bigint * every, 10000) * 12 end::integer)
      )::date end,
    '10000-01-01'::date), '10000-01-01'::date)
$$;

-- Servers of the version before call the functions without it.
create function days_of_schedule(
  anchor date, unit text, every integer, weekend text, last_due date, count integer, month_day jsonb, first_n integer,
  last_n integer
) returns table (n integer, due_on date, date date) language sql immutable parallel safe as $$
  select n, due_on, off_weekend(due_on, weekend)
  from (
    select n, nth_day(anchor, unit, every, n, month_day) as due_on
    from generate_series(first_n, least(last_n, count - 1)) n offset 0
  ) named
  where due_on <= coalesce(last_due, '9999-12-31')
$$;
