-- How somebody wants to see everything comes with the user at every request, so it stands in the user's own row.
-- name stays the full name that is shown everywhere; last_name is the end of it that its user calls so, null until
-- they have said it.
alter table users
  add column last_name text,
  add column currency text not null default 'IDR' check (currency in ('IDR', 'USD', 'EUR')),
  add column language text check (language in ('en', 'id', 'es')),
  add column theme text not null default 'system' check (theme in ('system', 'light', 'dark'));
