-- Every table of a user's data has user_id first in its primary key and indexes, so that the same schema
-- distributes by user_id. Times are cut to the millisecond: JSON and JavaScript carry no more, and a cursor
-- made of a time must come back as the same time.

create table users (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  phone text,
  password_hash text,
  role text not null default 'user' check (role in ('user', 'admin')),
  status text not null default 'active' check (status in ('active', 'deactive')),
  created_at timestamptz not null default date_trunc('milliseconds', now())
);
create unique index users_email on users (lower(email));

create table sessions (
  user_id bigint not null references users,
  id bigint generated always as identity,
  secret_hash bytea not null,
  user_agent text,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  last_used_at timestamptz not null default date_trunc('milliseconds', now()),
  expires_at timestamptz not null,
  primary key (user_id, id)
);
-- The one index without user_id: a token says which user it belongs to, not the other way round.
create unique index sessions_secret on sessions (secret_hash);

create table categories (
  user_id bigint not null references users,
  id bigint generated always as identity,
  name text not null,
  type text not null check (type in ('income', 'expense')),
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, id)
);
create unique index categories_name on categories (user_id, type, lower(name));

create table transactions (
  user_id bigint not null,
  id bigint generated always as identity,
  amount numeric(14, 2) not null check (amount > 0),
  type text not null check (type in ('income', 'expense')),
  category_id bigint not null,
  description text not null,
  transaction_date date not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, id),
  foreign key (user_id, category_id) references categories (user_id, id)
);
create index transactions_date on transactions (user_id, transaction_date, id);
create index transactions_amount on transactions (user_id, amount, id);
create index transactions_category on transactions (user_id, category_id, transaction_date, id);

-- Sums of transactions, kept by the same statement that changes a transaction: a dashboard over 100,000 rows
-- reads a few dozen of these instead. month is the first day of the month.
create table monthly_totals (
  user_id bigint not null,
  month date not null,
  type text not null check (type in ('income', 'expense')),
  category_id bigint not null,
  total numeric(20, 2) not null,
  count bigint not null,
  primary key (user_id, month, type, category_id)
);

-- A user's own log. type is the id of a message: it is read in the reader's language.
create table activities (
  user_id bigint not null references users,
  id bigint generated always as identity,
  type text not null,
  amount numeric(14, 2),
  date timestamptz not null default date_trunc('milliseconds', now()),
  status text not null default 'Sukses' check (status in ('Sukses', 'Gagal')),
  primary key (user_id, id)
);
create index activities_date on activities (user_id, date, id);

-- What administrators read. A user can remove an activity from their list; nothing is ever removed from here.
create table audit (
  user_id bigint not null,
  id bigint generated always as identity,
  action text not null,
  amount numeric(14, 2),
  timestamp timestamptz not null default date_trunc('milliseconds', now()),
  status text not null default 'Sukses' check (status in ('Sukses', 'Gagal')),
  primary key (user_id, id)
);
-- Read over everybody, newest first.
create index audit_timestamp on audit (timestamp, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit is append-only';
end
$$;
create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change();

-- The first answer to a key, given again to whoever repeats it.
create table idempotency_keys (
  user_id bigint not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

-- Attempts within a window of time. bucket is a hash: neither addresses nor accounts stand here.
create table attempts (
  bucket bytea not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (bucket, window_start)
);
