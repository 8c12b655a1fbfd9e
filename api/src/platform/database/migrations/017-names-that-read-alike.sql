-- Two names that read alike are one: composed or not, with or without what shows nothing (Unicode's default ignorable
-- characters), whatever its blanks are. Each function names the pieces itself and calls none of ours: an index is
-- restored from a dump before it is known where those are. shared/contract/text.ts says the same as nameKey.
create function plain_name(name text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(normalize(regexp_replace(name,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g')), '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'))
$$;
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select normalize(lower(btrim(regexp_replace(normalize(regexp_replace(name,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g')), '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'))))
$$;

-- Of categories that are one by now the oldest keeps its name, the others get a number behind it, and the log says so.
do $$
declare
  twin record;
  number int;
  fresh text;
begin
  for twin in
    select c.* from (
      select *, row_number() over (partition by user_id, type, name_key(name) order by id) as place from categories
    ) c where c.place > 1 order by c.user_id, c.id
  loop
    number := 2;
    loop
      fresh := left(twin.name, 60 - 3 - length(number::text)) || ' (' || number || ')';
      exit when not exists (select from categories c where c.user_id = twin.user_id and c.type = twin.type
        and name_key(c.name) = name_key(fresh));
      number := number + 1;
    end loop;
    update categories c set name = fresh where c.user_id = twin.user_id and c.id = twin.id;
    insert into activities (user_id, type, subject, record_id, before, after)
    select twin.user_id, 'Change category', 'category', twin.id, state || jsonb_build_object('name', twin.name),
      state || jsonb_build_object('name', fresh)
    from jsonb_build_object('id', twin.id, 'type', twin.type, 'created_at',
      to_char(twin.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) state;
    insert into audit (user_id, action) values (twin.user_id, 'Change category');
  end loop;
end
$$;

drop index categories_name;
create unique index categories_name on categories (user_id, type, name_key(name));
