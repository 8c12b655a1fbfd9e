import sql from 'sql-template-tag'

/**
 * Part of a statement that changes the transactions `was` to `became`: where a share changes nothing but its friend's
 * name, what was paid back of it follows, so that nobody owes twice. It does not follow to a name that has been paid
 * back of that transaction already: the log could not take the two apart again.
 */
export const friendsRenamed = sql`
  renamed as (
    select b.user_id, b.id, o.part ->> 'name' as former, n.part ->> 'name' as name
    from was w join became b on b.user_id = w.user_id and b.id = w.id,
      jsonb_array_elements(w.shares) with ordinality as o (part, place),
      jsonb_array_elements(b.shares) with ordinality as n (part, place)
    where o.place = n.place and jsonb_array_length(w.shares) = jsonb_array_length(b.shares)
      and o.part - 'name' = n.part - 'name'
      and name_key(o.part ->> 'name') <> all(array(
        select name_key(one ->> 'name') from jsonb_array_elements(b.shares) one))
      and name_key(n.part ->> 'name') <> all(array(
        select name_key(one ->> 'name') from jsonb_array_elements(w.shares) one
        union all select name_key(p.name) from paybacks p where p.user_id = b.user_id and p.transaction_id = b.id))
  ), paybacks_renamed as (
    update paybacks p set name = r.name from renamed r
    where p.user_id = r.user_id and p.transaction_id = r.id and name_key(p.name) = name_key(r.former)
  )`
