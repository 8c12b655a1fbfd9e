-- last_name is the end of name, after a space: what is before it is the first name.
alter table users add constraint users_last_name_ends_name
  check (last_name = '' or right(name, length(last_name) + 1) = ' ' || last_name);

-- The address that takes the place of a user's own once a link that was sent to it is opened; one a user: a second
-- takes the place of the first. Without a secret until the e-mail is sent.
create table email_changes (
  user_id bigint primary key references users,
  email text not null,
  secret_hash bytea,
  expires_at timestamptz not null
);
-- Without user_id, as for sessions: a link says which user it belongs to.
create unique index email_changes_secret on email_changes (secret_hash);

create or replace function end_access() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  delete from password_resets where user_id = new.id;
  delete from email_changes where user_id = new.id;
  return null;
end
$$;

-- user_id is whose change of address an e-mail is about, where that address is not their own yet.
alter table mails
  add column user_id bigint,
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in ('reset', 'password changed', 'google joined', 'google joined anew',
    'confirm email', 'email changed', 'account deleted'));

-- The audit outlives the account of whom it is about, so nothing of a person stands in it but the number.
alter table audit drop column amount;
