import sql from 'sql-template-tag'
import { findRules } from '../../budgets/queries'
import { stateOf as categoryState } from '../../categories/change-queries'
import { oneOf, type Queryable } from '../../database/database'
import { moveStateOf, stateOf as goalState } from '../../goals/queries'
import { stateOf as instalmentsState } from '../../instalments/queries'
import { stateOf as scheduleState } from '../../schedules/queries'
import { stateOf } from '../../transactions/column-queries'
import { stateOf as transferState, withFees } from '../../transfers/queries'
import { stateOf as walletState } from '../../wallets/queries'
import type { Entry, Kept, World } from './judge-restore'
import { findRemovals } from './removal-queries'

/** Those of the entries that are the user's, newest first. */
export async function findEntries(db: Queryable, userId: number, ids: number[]): Promise<Entry[]> {
  const { rows } = await db.query<Entry>(
    sql`select id, type, amount, date, status, subject, record_id, before, after, line from activities
        where user_id = ${userId} and id = any(${ids}::bigint[]) order by id desc`,
  )
  return rows
}

type Found = {
  transactions: Kept[]
  transfers: Kept[]
  wallets: Kept[]
  instalments: Kept[]
  goals: Kept[]
  goal_moves: Kept[]
  schedules: Kept[]
  categories: { state: Kept; count: number }[]
}

/**
 * The states of the user's transactions, transfers, instalments, moves of goals, budgets and schedules that the entries
 * are about, and of all their categories, wallets and goals.
 */
export async function findWorld(db: Queryable, userId: number, entries: Entry[]): Promise<World> {
  const { rows } = await db.query<Found>(
    sql`select
          (select coalesce(jsonb_agg(${stateOf('t')}), '[]') from transactions t
            where t.user_id = ${userId} and t.id = any(${idsOf(entries, 'transaction')}::bigint[])) as transactions,
          (select coalesce(jsonb_agg(${transferState('t', 'f')}), '[]') from ${withFees}
            where t.user_id = ${userId} and t.id = any(${idsOf(entries, 'transfer')}::bigint[])) as transfers,
          (select coalesce(jsonb_agg(${walletState('w')}), '[]') from wallets w
            where w.user_id = ${userId}) as wallets,
          (select coalesce(jsonb_agg(${instalmentsState}), '[]') from instalments p
            where p.user_id = ${userId} and p.id = any(${idsOf(entries, 'instalments')}::bigint[])) as instalments,
          (select coalesce(jsonb_agg(${goalState('g')}), '[]') from goals g where g.user_id = ${userId}) as goals,
          (select coalesce(jsonb_agg(${moveStateOf(sql`g.name`)}), '[]')
            from goal_moves m join goals g on g.user_id = m.user_id and g.id = m.goal_id
            where m.user_id = ${userId} and m.id = any(${idsOf(entries, 'goal_move')}::bigint[])) as goal_moves,
          (select coalesce(jsonb_agg(${scheduleState('s')}), '[]') from schedules s
            where s.user_id = ${userId} and s.id = any(${idsOf(entries, 'schedule')}::bigint[])) as schedules,
          (select coalesce(jsonb_agg(jsonb_build_object('state', ${categoryState('c')}, 'count',
              (select coalesce(sum(count), 0) from monthly_totals m
                where m.user_id = c.user_id and m.category_id = c.id))), '[]')
            from categories c where c.user_id = ${userId}) as categories`,
  )
  const { transactions, transfers, wallets, instalments, goals, goal_moves, schedules, categories } =
    oneOf(rows)
  const removals = await findRemovals(db, userId, entries)
  const targets = removals.flatMap(({ moved_to, moved_budgets }) =>
    moved_to && moved_budgets ? [moved_to] : [],
  )
  const budgets = await findRules(db, userId, [...budgetIds(entries), ...targets])
  return {
    transactions: byId(transactions),
    transfers: byId(transfers),
    wallets: byId(wallets),
    instalments: byId(instalments),
    goals: byId(goals),
    goal_moves: byId(goal_moves),
    schedules: byId(schedules),
    categories: new Map(categories.map(category => [category.state.id, category])),
    removals,
    budgets: new Map(budgets.map(({ id, name, budgets }) => [id, { id, name, budgets }])),
  }
}

const byId = (states: Kept[]) => new Map(states.map(state => [state.id, state]))

const idsOf = (entries: Entry[], kind: Entry['subject']) =>
  entries.flatMap(({ subject, record_id }) => (subject === kind && record_id !== null ? [record_id] : []))

/** The categories of both budgets, where an amount moved between two. */
const budgetIds = (entries: Entry[]) =>
  entries.flatMap(({ subject, before }) =>
    subject === 'budget' && before ? [before.id, ...(before.other ? [before.other.id] : [])] : [],
  )
