-- The same as forget_networks() for so many records at most, the oldest first; answers how many it changed. The other
-- one stays for servers of an earlier build.
create function forget_networks(most integer) returns integer language sql security definer
set search_path from current as $$
  with old as (
    select user_id, id from audit where network is not null and timestamp < now() - interval '90 days'
    order by timestamp limit most for update skip locked
  ), changed as (update audit a set network = null from old
    where a.user_id = old.user_id and a.id = old.id returning a.id)
  select count(*)::integer from changed
$$;
