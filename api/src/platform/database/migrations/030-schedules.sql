-- What repeats. Day n of a schedule is computed from its first day, never from the one before: the 31st is the last day of
-- a shorter month, and the 31st again after it. Null beyond the last day that the product knows.
create function nth_day(anchor date, unit text, every integer, n integer) returns date
language sql immutable parallel safe as $$
  select case when day <= '9999-12-31' then day end
  from (values (least(n::bigint * every, 4000000)::integer)) as passed (steps), lateral (select case unit
    when 'day' then anchor + steps
    when 'week' then anchor + steps * 7
    when 'month' then (anchor + make_interval(months => least(steps, 120000)))::date
    else (anchor + make_interval(years => least(steps, 10000)))::date end) as named (day)
$$;

-- The Friday before or the Monday after, of what falls on a weekend.
create function off_weekend(day date, weekend text) returns date language sql immutable parallel safe as $$
  select case
    when weekend = 'keep' or extract(isodow from day) < 6 then day
    when weekend = 'before' then day - (extract(isodow from day)::integer - 5)
    else day + (8 - extract(isodow from day)::integer) end
$$;

-- The number of a schedule's day that is due on that day or nearest before it, or one more where a month is shorter than
-- its first.
create function place_of_day(anchor date, unit text, every integer, day date) returns integer
language sql immutable parallel safe as $$
  select greatest(0, case unit
    when 'day' then day - anchor
    when 'week' then (day - anchor) / 7
    when 'month' then ((extract(year from day) - extract(year from anchor)) * 12
      + extract(month from day) - extract(month from anchor))::integer
    else (extract(year from day) - extract(year from anchor))::integer end / every)
$$;

-- Days of a schedule from one number to another: due_on is the day that the rule names, date the one of the booking.
create function days_of_schedule(
  anchor date, unit text, every integer, weekend text, last_due date, count integer, first_n integer, last_n integer
) returns table (n integer, due_on date, date date) language sql immutable parallel safe as $$
  select n, due_on, off_weekend(due_on, weekend)
  from generate_series(first_n, least(last_n, count - 1)) n, nth_day(anchor, unit, every, n) due_on
  where due_on <= coalesce(last_due, '9999-12-31')
$$;

-- template is the body of a transaction or of a transfer without its date. Days before open_from are over, whether they
-- are booked or not. next_n, next_due and next_on are the first open day: its number, the day that the rule names, and the
-- one of the booking; they are null where no day is left.
create table schedules (
  user_id bigint not null references users,
  id bigint not null default nextval('transactions_id_seq'),
  template jsonb not null,
  unit text not null check (unit in ('day', 'week', 'month', 'year')),
  every integer not null check (every between 1 and 500),
  anchor_date date not null,
  weekend text not null check (weekend in ('keep', 'before', 'after')),
  until date,
  count integer check (count between 1 and 500),
  is_automatic boolean not null,
  remind_days integer check (remind_days between 0 and 30),
  open_from date not null,
  next_n integer,
  next_due date,
  next_on date,
  reminded_due date,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  wallet_id bigint generated always as ((template ->> 'wallet_id')::bigint) stored,
  from_wallet_id bigint generated always as ((template ->> 'from_wallet_id')::bigint) stored,
  to_wallet_id bigint generated always as ((template ->> 'to_wallet_id')::bigint) stored,
  remind_on date generated always as (next_on - remind_days) stored,
  primary key (user_id, id),
  constraint schedules_end_once check (until is null or count is null),
  constraint schedules_end_after_they_begin check (until >= anchor_date),
  constraint schedules_move_off_weekends_by_months check (weekend = 'keep' or unit in ('month', 'year')),
  constraint schedules_have_two_sides
    check (template ->> 'type' <> 'transfer' or from_wallet_id is distinct from to_wallet_id),
  constraint schedules_in_wallet foreign key (user_id, wallet_id) references wallets (user_id, id),
  constraint schedules_from foreign key (user_id, from_wallet_id) references wallets (user_id, id),
  constraint schedules_to foreign key (user_id, to_wallet_id) references wallets (user_id, id)
);

-- Who has something to book, and whom to remind: the two questions that are about all users.
create index schedules_due on schedules (next_on, user_id) where is_automatic;
create index schedules_remind on schedules (remind_on, user_id) where remind_days is not null;

-- The days that are booked or skipped. The primary key books each of them once, by whatever number of servers. Neither
-- the schedule nor the record is a foreign key: a schedule that is deleted and brought back has its days, and a day whose
-- record was deleted stays booked.
create table schedule_days (
  user_id bigint not null references users,
  schedule_id bigint not null,
  due_on date not null,
  state text not null check (state in ('booked', 'skipped')),
  record_id bigint,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, schedule_id, due_on),
  constraint schedule_days_record_what_they_book check ((state = 'booked') = (record_id is not null))
);

-- What was proposed to repeat and refused.
create table refused_proposals (
  user_id bigint not null references users,
  key text not null check (length(key) = 32),
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, key)
);

-- The categories that a template books in, with the type that they must have.
create function categories_of_template(template jsonb) returns table (category_id bigint, type text)
language sql immutable parallel safe as $$
  select distinct (part ->> 'category_id')::bigint, template ->> 'type'
  from jsonb_array_elements(template -> 'splits') part
  union
  select (template ->> 'category_id')::bigint, template ->> 'type'
  where template ? 'category_id' and not template ? 'splits'
  union
  select (template ->> 'fee_category_id')::bigint, 'expense' where template ? 'fee_category_id'
$$;

-- The same template with what it has in a category in another one; of its parts those at these places, or all of them.
create function template_in_category(template jsonb, wanted bigint, was bigint, places jsonb default null)
returns jsonb language sql immutable parallel safe as $$
  select case
    when template ? 'splits' then template || jsonb_build_object('splits', parts, 'category_id', parts #> '{0,category_id}')
    else template
      || case when (template ->> 'category_id')::bigint = was
        then jsonb_build_object('category_id', wanted) else '{}' end
      || case when (template ->> 'fee_category_id')::bigint = was
        then jsonb_build_object('fee_category_id', wanted) else '{}' end
    end
  from (select parts_in(template -> 'splits', wanted, was, places)) as moved (parts)
$$;

-- And with another wallet in the place of one.
create function template_in_wallet(template jsonb, wanted bigint, was bigint) returns jsonb
language sql immutable parallel safe as $$
  select template || coalesce(jsonb_object_agg(name, wanted), '{}')
  from unnest(array['wallet_id', 'from_wallet_id', 'to_wallet_id']) name
  where (template ->> name)::bigint = was
$$;

-- They by category, for what refers to categories. The database keeps it from the rows, as it does an index, and nothing
-- else writes it. It holds that each is the user's own and of the type.
create table schedule_categories (
  user_id bigint not null,
  schedule_id bigint not null,
  category_id bigint not null,
  type text not null,
  primary key (user_id, schedule_id, category_id),
  constraint schedules_fit_category foreign key (user_id, category_id, type) references categories (user_id, id, type)
);
create index schedule_categories_category on schedule_categories (user_id, category_id, schedule_id);

create function keep_schedule_categories() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from schedule_categories where user_id = old.user_id and schedule_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into schedule_categories (user_id, schedule_id, category_id, type)
    select new.user_id, new.id, used.category_id, used.type
    from categories_of_template(new.template) used order by used.category_id;
  end if;
  return null;
end
$$;
create trigger added_schedule_categories_are_kept after insert on schedules for each row
  execute function keep_schedule_categories();
create trigger changed_schedule_categories_are_kept after update of template on schedules for each row
  when (new.template <> old.template) execute function keep_schedule_categories();
create trigger removed_schedule_categories_are_kept after delete on schedules for each row
  execute function keep_schedule_categories();

-- All of a user's schedules are answered at once: as of wallets, there are only so many.
create function bound_schedules() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for no key update;
  if (select count(*) from schedules where user_id = new.user_id) >= 200 then
    raise exception 'A user has at most 200 schedules.'
      using errcode = 'check_violation', constraint = 'schedules_bound';
  end if;
  return new;
end
$$;
create trigger schedules_are_bounded before insert on schedules
  for each row execute function bound_schedules();

alter table activities drop constraint activities_subject_check;
alter table activities add constraint activities_subject_check
  check (subject in ('transaction', 'category', 'wallet', 'transfer', 'instalments', 'budget', 'schedule'));
