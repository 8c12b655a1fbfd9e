-- When somebody proved that the address is theirs: by a reset link, or by a provider that had verified it.
alter table users add column email_verified_at timestamptz;

-- Who somebody is at a provider: issuer and subject, never the e-mail address.
create table identities (
  user_id bigint not null references users,
  issuer text not null,
  subject text not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, issuer, subject)
);
-- Without user_id, as for sessions: an identity says which user it belongs to.
create unique index identities_subject on identities (issuer, subject);

-- One link a user: a second request takes the place of the first.
create table password_resets (
  user_id bigint primary key references users,
  secret_hash bytea not null,
  expires_at timestamptz not null
);
create unique index password_resets_secret on password_resets (secret_hash);

-- E-mails to be sent. Words and links are made when one is sent and never stand here. A row is taken by moving
-- next_attempt_at ahead, so what a process took and did not send comes round again.
create table mails (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('reset', 'password changed', 'google joined', 'google joined anew')),
  email text not null,
  language text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now()
);
create index mails_next_attempt on mails (next_attempt_at);

-- A social sign-in between its beginning and its end, known by a cookie of the browser that began it.
create table sign_in_flows (
  secret_hash bytea primary key,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);

-- Whoever deactivates a user, and by whatever statement: nothing that lets the user in outlives it.
create function end_access() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  delete from password_resets where user_id = new.id;
  return null;
end
$$;
create trigger deactivation_ends_access after update of status on users
  for each row when (new.status = 'deactive') execute function end_access();
