-- Every text of a person is in one line, as clean() of the contract now keeps it: a run of line breaks and tabs is a
-- space. What was stored before follows: the records, and what the log kept of them, so that an undo still finds a
-- record as the log says it was left. name_key takes such a run for a space already, so no two names become one.
create function in_one_line(written text) returns text language sql immutable as $$
  select regexp_replace(written, '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g')
$$;
-- The text of JSON has line breaks and tabs escaped. Escaped backslashes stand aside meanwhile, as a character that no
-- JSON has.
create function in_one_line(kept jsonb) returns jsonb language sql immutable as $$
  select replace(regexp_replace(replace(kept::text, '\\', chr(1)), '(\\[tnfr]|[\u0085\u2028\u2029])+', ' ', 'g'),
    chr(1), '\\')::jsonb
$$;
create function has_lines(written text) returns boolean language sql immutable as $$
  select written ~ '[\u0009-\u000d\u0085\u2028\u2029]'
$$;
create function has_lines(kept jsonb) returns boolean language sql immutable as $$
  select replace(kept::text, '\\', '') ~ '\\[tnfr]|[\u0085\u2028\u2029]'
$$;

update users set name = in_one_line(name), last_name = in_one_line(last_name)
where has_lines(name);
update categories set name = in_one_line(name) where has_lines(name);
update wallets set name = in_one_line(name) where has_lines(name);
update goals set name = in_one_line(name) where has_lines(name);
update instalments set name = in_one_line(name) where has_lines(name);
update paybacks set name = in_one_line(name) where has_lines(name);
update transfers set description = in_one_line(description) where has_lines(description);
update transactions set description = in_one_line(description) where has_lines(description);
update transactions set tags = array(
  select in_one_line(tag) from unnest(tags) with ordinality as t (tag, place) order by place
) where tags is not null and has_lines(array_to_string(tags, ' '));
update transactions set splits = in_one_line(splits) where splits is not null and has_lines(splits);
update transactions set shares = in_one_line(shares) where shares is not null and has_lines(shares);
update schedules set template = in_one_line(template) where has_lines(template);
update activities set before = in_one_line(before) where before is not null and has_lines(before);
update activities set after = in_one_line(after) where after is not null and has_lines(after);

drop function in_one_line(text);
drop function in_one_line(jsonb);
drop function has_lines(text);
drop function has_lines(jsonb);
