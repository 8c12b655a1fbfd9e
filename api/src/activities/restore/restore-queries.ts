import sql from 'sql-template-tag'
import { type BudgetStep, type MovedBudgets, takeBudgetsHome } from '../../budgets/restore-queries'
import { stateOf as categoryState } from '../../categories/change-queries'
import { type Content, moveContent } from '../../categories/move-queries'
import { givenValues } from '../../categories/columns'
import { assign, columnsOf, listNames, listValues, namesOf, rowsOf } from '../../database/compose-statement'
import type { Queryable } from '../../database/database'
import { bookAgain } from '../../schedules/open-days-queries'
import { friendsRenamed } from '../../shares/rename-queries'
import { logged, totalled } from '../../transactions/change/booking-queries'
import { rowTypes, stateOf, storedParts } from '../../transactions/column-queries'
import { columnNames } from '../../transactions/columns'
import { walletsTotalled } from '../../wallets/total-queries'
import type { Kept } from './judge-restore'

/** Changes a record to `wanted` if its state is still the one `seen`: null if it was removed. `home` comes back with it. */
export type Step = { seen: Kept | null; wanted: Kept; home?: Home | undefined }

/** What comes back to a category or a wallet from the other one, and the budget that is taken from there or from none. */
export type Home = {
  moved: number[]
  moved_parts: Content['parts']
  moved_to: number | null
  budgets: { moved: MovedBudgets; from: number | null } | null
}

/** The steps for each kind of record, by their ids. */
export type Plan = Record<
  | 'categories'
  | 'wallets'
  | 'transfers'
  | 'transactions'
  | 'instalments'
  | 'goals'
  | 'goal_moves'
  | 'schedules',
  Step[]
> & { budgets: BudgetStep[] }

const idsOf = (steps: { wanted: { id: number } }[]) => steps.map(({ wanted }) => wanted.id)

/**
 * Restores a category's fields, but not its place in the list. A removed one is added again, with those of its
 * transactions that are still in the category that its removal moved them to. Answers the id of the new activity;
 * undefined if the state is no longer the one seen. The database refuses the same as in `changeCategory`, and one
 * category too many.
 */
export async function bringBackCategory(
  client: Queryable,
  userId: number,
  { seen, wanted, home }: Step,
): Promise<number | undefined> {
  const { id, created_at, position } = wanted
  const values = givenValues(wanted)
  const known = seen && JSON.stringify(seen)
  const { rows } = await client.query<{ id: number }>(
    sql`with found as (select * from categories where user_id = ${userId} and id = ${id} for update
        ), was as (select * from found w where ${categoryState('w')} = ${known}::jsonb
        ), changed as (
          update categories c set ${assign(values)}
          from was w where c.user_id = w.user_id and c.id = w.id returning c.*
        ), added as (
          insert into categories (user_id, id, ${listNames(values)}, position, created_at) overriding system value
          select ${userId}, ${id}, ${listValues(values)}, ${position}::integer, ${created_at}::timestamptz
          where ${known}::jsonb is null and not exists (select from found)
          on conflict (user_id, id) do nothing returning *
        ), became as (select * from changed union all select * from added
        ), audited as (insert into audit (user_id, action) select user_id, 'Restore category' from became
        )
        insert into activities (user_id, type, subject, record_id, before, after)
        select c.user_id, 'Restore category', 'category', c.id, ${known}::jsonb, ${categoryState('c')}
        from became c returning id`,
  )
  if (rows[0] && home) await takeHome(client, userId, id, home)
  return rows[0]?.id
}

/**
 * Moves back the transactions that the category's removal moved, if they are still where it put them, and gives the
 * category its budget again.
 */
async function takeHome(
  client: Queryable,
  userId: number,
  to: number,
  { moved, moved_parts, moved_to, budgets }: Home,
) {
  if (budgets) await takeBudgetsHome(client, userId, { to, ...budgets })
  if (moved.length === 0 || moved_to === null) return
  await moveContent(client, userId, { from: moved_to, to, only: { ids: moved, parts: moved_parts } })
}

/** Whether the categories of a row `n` and of its parts are there, with its type. */
const fits = sql`(n.splits is not null or exists (select from c where c.id = n.category_id and c.type = n.type))
  and not exists (
    select from parts_by_category(n.splits) p
    where not exists (select from c where c.id = p.category_id and c.type = n.type))`

/**
 * Restores transactions; removed ones are added again under their old ids. Answers the ids of the new activities. They
 * are fewer than the steps if a state is no longer the one seen, or a category is missing or of another type. The
 * constraint transactions_in_wallet refuses a wallet that is missing.
 */
export async function bringBackTransactions(
  client: Queryable,
  userId: number,
  steps: Step[],
): Promise<number[]> {
  const wanted = steps.map(({ seen, wanted: { splits, ...state } }) => ({
    ...{ ...state, seen },
    ...(splits && { splits: storedParts(splits) }),
  }))
  const values = columnsOf('n', namesOf(rowTypes))
  const gone = idsOf(steps.filter(({ seen }) => seen === null))
  const { rows } = await bookAgain(client, userId, gone, () =>
    client.query<{ id: number }>(
      sql`with wanted as (
          select * from ${rowsOf(wanted, 'n', { ...rowTypes, seen: 'jsonb' })}
        ), c as (
          select id, type from categories
          where user_id = ${userId} and id in (
            select category_id from wanted
            union all select (part ->> 'category_id')::bigint from wanted, jsonb_array_elements(splits) part
          ) order by id for key share
        ), found as (
          select t.* from transactions t
          where t.user_id = ${userId} and t.id in (select id from wanted) and (select count(*) from c) >= 0
          order by t.id for update
        ), was as (
          select t.* from found t join wanted n on n.id = t.id
          where ${fits} and ${stateOf('t')} - 'name' = n.seen - 'name'
        ), changed as (
          update transactions t set ${assign(columnsOf('n', columnNames))}
          from was w join wanted n on n.id = w.id where t.user_id = w.user_id and t.id = w.id returning t.*
        ), added as (
          insert into transactions (user_id, ${listNames(values)}) overriding system value
          select ${userId}, ${listValues(values)}
          from wanted n
          where ${fits} and n.seen is null and not exists (select from found f where f.id = n.id)
          on conflict (user_id, id) do nothing returning *
        ), became as (select * from changed union all select * from added
        ), ${logged('Restore transaction')}, ${totalled}, ${walletsTotalled()}, ${friendsRenamed}
        select id from activity order by id`,
    ),
  )
  return rows.map(({ id }) => id)
}
