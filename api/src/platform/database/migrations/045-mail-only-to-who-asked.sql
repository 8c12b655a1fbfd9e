-- The link that proves the address which an account has; one a user: a second takes the place of the first. It proves
-- that address alone, so a link to one that was changed meanwhile proves nothing.
create table email_proofs (
  user_id bigint primary key references users,
  email text not null,
  secret_hash bytea not null,
  expires_at timestamptz not null
);
-- Without user_id, as for sessions: a link says which user it belongs to.
create unique index email_proofs_secret on email_proofs (secret_hash);

-- The links by which the reader of an e-mail that somebody asked for ends e-mails of its kind; one an e-mail, so that
-- those of earlier ones go on working.
create table unsubscribe_links (
  user_id bigint not null references users,
  secret_hash bytea not null,
  kind text not null,
  expires_at timestamptz not null,
  primary key (user_id, secret_hash)
);
create unique index unsubscribe_links_secret on unsubscribe_links (secret_hash);
create index unsubscribe_links_by_end on unsubscribe_links (expires_at);

create or replace function end_access() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  delete from password_resets where user_id = new.id;
  delete from email_changes where user_id = new.id;
  delete from email_proofs where user_id = new.id;
  delete from known_devices where user_id = new.id;
  return null;
end
$$;

-- Who never proved their address is asked once, by an e-mail: one a second, and not before servers of an earlier build,
-- which do not know this kind, had time to stop.
insert into mails (kind, email, language, user_id, next_attempt_at)
select 'prove email', email, coalesce(language, 'id'), id,
  now() + interval '10 minutes' + make_interval(secs => row_number() over (order by id))
from users where email_verified_at is null and status = 'active';
