-- The parts of a split transaction stand on its row, in their order: [{ category_id, amount, note }], amounts as text.
-- So a row and its parts are one record, of which nobody sees a half. Its own category is null then.
create function total_of_parts(splits jsonb) returns numeric language sql immutable parallel safe as $$
  select sum((part ->> 'amount')::numeric) from jsonb_array_elements(splits) part
$$;

alter table transactions
  add column splits jsonb,
  alter column category_id drop not null,
  add constraint transactions_are_in_categories check ((splits is null) = (category_id is not null)),
  add constraint transactions_parts_make_amount check (splits is null or total_of_parts(splits) = amount);
create index transactions_split on transactions (user_id, transaction_date, id) where splits is not null;

-- What each category has of them.
create function parts_by_category(splits jsonb) returns table (category_id bigint, amount numeric)
language sql immutable parallel safe as $$
  select (part ->> 'category_id')::bigint, sum((part ->> 'amount')::numeric)
  from jsonb_array_elements(splits) part group by 1
$$;

-- The same parts with those of a category in another one, or all of them; by their places in the list, some of these.
create function parts_in(splits jsonb, wanted bigint, was bigint default null, places jsonb default null)
returns jsonb language sql immutable parallel safe as $$
  select jsonb_agg(
    case when (was is null or (part ->> 'category_id')::bigint = was)
        and (places is null or places @> to_jsonb(place))
      then jsonb_set(part, '{category_id}', to_jsonb(wanted)) else part end
    order by place)
  from jsonb_array_elements(splits) with ordinality as parts (part, place)
$$;

-- The same by category, for sums and for what refers to categories. The database keeps it from the rows, as it does an
-- index, and nothing else writes it. It holds that a part's category is the user's own and of the transaction's type.
create table split_parts (
  user_id bigint not null,
  transaction_id bigint not null,
  category_id bigint not null,
  type text not null,
  amount numeric(14, 2) not null check (amount > 0),
  primary key (user_id, transaction_id, category_id),
  constraint split_parts_fit_category foreign key (user_id, category_id, type) references categories (user_id, id, type)
);
create index split_parts_category on split_parts (user_id, category_id, transaction_id);

-- What stays is not written again: a foreign key locks the category of what is, and who changes the parts has locked no
-- others than those that change.
create function keep_split_parts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from split_parts where user_id = old.user_id and transaction_id = old.id;
    return null;
  end if;
  delete from split_parts kept where user_id = new.user_id and transaction_id = new.id
    and not exists (select from parts_by_category(new.splits) part where part.category_id = kept.category_id);
  insert into split_parts as kept (user_id, transaction_id, category_id, type, amount)
  select new.user_id, new.id, part.category_id, new.type, part.amount
  from parts_by_category(new.splits) part order by part.category_id
  on conflict (user_id, transaction_id, category_id) do update set type = excluded.type, amount = excluded.amount
  where (kept.type, kept.amount) <> (excluded.type, excluded.amount);
  return null;
end
$$;
create trigger added_parts_are_kept after insert on transactions for each row
  when (new.splits is not null) execute function keep_split_parts();
create trigger changed_parts_are_kept after update of splits, type on transactions for each row
  when (new.splits is distinct from old.splits or (new.splits is not null and new.type <> old.type))
  execute function keep_split_parts();
create trigger removed_parts_are_kept after delete on transactions for each row
  when (old.splits is not null) execute function keep_split_parts();

-- What is booked in each category. `total` is below zero for what came back. A split transaction has a line in each of
-- its categories, and one in none (0) that takes back how often it was counted too much. All sums of categories read
-- this, or the monthly totals, which are the sums of it.
create view lines as
  select t.user_id, t.id, t.type, t.amount, t.description, t.transaction_date, t.wallet_id, t.tags, t.splits,
    t.category_id, case when t.is_refund then -t.amount else t.amount end as total, 1 as count
  from transactions t where t.splits is null
  union all
  select t.user_id, t.id, t.type, t.amount, t.description, t.transaction_date, t.wallet_id, t.tags, t.splits,
    p.category_id, case when t.is_refund then -p.amount else p.amount end, 1
  from transactions t join split_parts p on p.user_id = t.user_id and p.transaction_id = t.id
  where t.splits is not null
  union all
  select t.user_id, t.id, t.type, t.amount, t.description, t.transaction_date, t.wallet_id, t.tags, t.splits,
    0::bigint, 0::numeric,
    1 - (select count(*)::int from split_parts p where p.user_id = t.user_id and p.transaction_id = t.id)
  from transactions t where t.splits is not null;

-- Which parts of split transactions the removal of a category put into moved_to: { id: [places] }.
alter table activities add column moved_parts jsonb;
