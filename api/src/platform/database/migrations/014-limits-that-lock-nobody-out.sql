-- Attempts leak away one after the other in place of all at once: a bucket is empty again at empty_at, and each
-- attempt puts that moment off. Counts of a quarter of an hour are not worth carrying over.
drop table attempts;
create table attempts (
  bucket bytea primary key,
  empty_at timestamptz not null
);
create index attempts_by_end on attempts (empty_at);

-- Browsers from which somebody has got into the account before: a try from one of them is counted apart from those
-- of strangers. The secret is in a cookie of the browser.
create table known_devices (
  user_id bigint not null references users,
  secret_hash bytea not null,
  seen_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, secret_hash)
);

-- Several links at a time: one that a stranger has asked for ends none that the owner is about to follow.
alter table password_resets
  drop constraint password_resets_pkey,
  add primary key (user_id, secret_hash);

create or replace function end_access() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  delete from password_resets where user_id = new.id;
  delete from email_changes where user_id = new.id;
  delete from known_devices where user_id = new.id;
  return null;
end
$$;
