-- From which network somebody got in, tried to, or changed what lets them in: of an IPv4 address all of it, of an IPv6
-- address its /64. So that an attack can be traced; and not kept for longer than that takes.
alter table audit add column network inet;
create index audit_networks on audit (timestamp) where network is not null;

-- The one change that the audit allows: a network goes once its record is 90 days old. All else of a record, and a
-- younger one's network, stays as it was.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.network is null and to_jsonb(new) - 'network' = to_jsonb(old) - 'network'
      and old.timestamp < now() - interval '90 days' then
      return new;
    end if;
  end if;
  raise exception 'The audit is append-only';
end
$$;

-- Done in the name of whoever owns the table, so that a server whose account may only add to the audit can ask for it.
create function forget_networks() returns void language sql security definer set search_path from current as $$
  update audit set network = null where network is not null and timestamp < now() - interval '90 days'
$$;
