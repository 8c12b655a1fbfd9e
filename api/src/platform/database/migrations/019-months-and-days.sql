-- When a user's months and days begin. No month begins after the 28th, which each of them has.
alter table users
  add column month_start integer not null default 1 check (month_start between 1 and 28),
  add column time_zone text not null default 'Asia/Jakarta' check (length(time_zone) between 1 and 60);
