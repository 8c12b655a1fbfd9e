-- What one user may have of what is answered as a whole. Held here and not by whoever inserts, so that everything that
-- makes one keeps to it. Each waits for the user's row before it counts: of two at once the second counts the first.

create function bound_categories() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for no key update;
  if (select count(*) from categories where user_id = new.user_id) >= 500 then
    raise exception 'A user has at most 500 categories.'
      using errcode = 'check_violation', constraint = 'categories_bound';
  end if;
  return new;
end
$$;
create trigger categories_are_bounded before insert on categories
  for each row execute function bound_categories();

-- The fifty-first session ends the one that was not used for longest; the new one is never it.
create function bound_sessions() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for no key update;
  with ended as (
    delete from sessions where user_id = new.user_id and id in (
      select id from sessions where user_id = new.user_id and id <> new.id
      order by last_used_at desc, id desc offset 49
    ) returning user_id
  )
  insert into audit (user_id, action) select user_id, 'Sign out' from ended;
  return null;
end
$$;
create trigger sessions_are_bounded after insert on sessions
  for each row execute function bound_sessions();
