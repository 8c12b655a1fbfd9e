-- Lists over everybody, so these indexes do not begin with user_id.
alter table users add column last_sign_in timestamptz;
update users u set last_sign_in = a.latest
from (
  select user_id, max(timestamp) as latest from audit where action = 'Sign in' and status = 'Sukses' group by user_id
) a where a.user_id = u.id;
create index users_by_name on users (lower(name), id);
-- Who never signed in stands at the far end.
create index users_by_last_sign_in on users (coalesce(last_sign_in, '-infinity'::timestamptz), id);
create index users_by_creation on users (created_at);
create index users_deactive on users (id) where status = 'deactive';
create index users_admins on users (id) where role = 'admin';

create index categories_by_creation on categories (id);
create index categories_by_name on categories (lower(name), id);

create index transactions_by_date on transactions (transaction_date, id);
create index transactions_by_amount on transactions (amount, id);

-- Whom something was done to, where that is not who did it.
alter table audit add column target_id bigint;
create index audit_by_user on audit (user_id, timestamp, id);
create index audit_by_target on audit (target_id, timestamp, id) where target_id is not null;
create index audit_by_action on audit (action, timestamp, id);
create index audit_failures on audit (timestamp, id) where status = 'Gagal';

-- Finding a part of a text by an index and without an extension: a text has all of its pieces of one, two and three
-- characters, and whoever looks for a part looks for the part's own pieces first.
create function grams(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(words, at, size)), '{}')
  from generate_series(1, length(words)) at, generate_series(1, 3) size
$$;
create function grams_to_find(part text) returns text[] language sql immutable strict parallel safe as $$
  select case when length(part) < 3 then array[part]
    else array(select distinct substr(part, at, 3) from generate_series(1, length(part) - 2) at) end
$$;

create index categories_grams on categories using gin (grams(lower(name)));

-- Apart from the users, whose rows are written anew at each sign-in: their pieces would be too.
create table user_words (
  user_id bigint primary key references users on delete cascade,
  words text not null
);
insert into user_words (user_id, words) select id, lower(name || E'\n' || email) from users;
create index user_words_grams on user_words using gin (grams(words));

create function keep_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into user_words (user_id, words) select id, lower(name || E'\n' || email) from came;
  else
    update user_words set words = lower(new.name || E'\n' || new.email) where user_id = new.id;
  end if;
  return null;
end
$$;
create trigger words_are_kept after insert on users referencing new table as came
  for each statement execute function keep_words();
create trigger changed_words_are_kept after update of name, email on users for each row
  when ((old.name, old.email) is distinct from (new.name, new.email)) execute function keep_words();
