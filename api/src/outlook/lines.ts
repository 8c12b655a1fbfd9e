import {
  addDays,
  type Budget,
  centsOf,
  decimalOf,
  type OutlookKind,
  type OutlookLine,
  type Period,
} from '@pundi/contract'
import type { Due } from '../schedules/days/list-dues'
import type { CategorySum, DaySums } from './queries'

interface When {
  period: Period
  today: string
}

const order: Record<OutlookKind, number> = {
  ...{ income: 0, planned_income: 1, recurring_income: 2, budget: 3, put_aside: 4 },
  ...{ spent: 5, planned: 6, recurring: 7, spent_today: 8, due_today: 9 },
}

export const inOrder = (lines: OutlookLine[]) => lines.sort((a, b) => order[a.kind] - order[b.kind])

export function linesOfBookings(sums: ReadonlyMap<string, DaySums>, when: When): OutlookLine[] {
  const line = (kind: OutlookKind, type: 'income' | 'expense', { from, to }: Period): OutlookLine => {
    const days = [...sums].filter(([day]) => from <= day && day <= to).map(([, day]) => day)
    const total = days.reduce((sum, day) => sum + centsOf(day[type]), 0n)
    return {
      kind,
      amount: decimalOf(type === 'income' ? total : -total),
      count: days.reduce((count, day) => count + day[`${type}_count`], 0),
      query: queryOf(type, { from, to }, when.today),
    }
  }
  return [
    line('income', 'income', { from: when.period.from, to: when.today }),
    line('planned_income', 'income', daysOf('planned', when)),
    ...parts.map(part => line(part, 'expense', daysOf(part, when))),
  ].filter(({ count }) => count > 0)
}

export const linesOfBudgets = (budgets: Budget[], sums: CategorySum[], when: When): OutlookLine[] =>
  budgets.flatMap(({ category_id, name, amount, carried }): OutlookLine[] => {
    const category = { id: category_id, name }
    const own = sums.filter(sum => sum.category_id === category_id)
    return [
      { kind: 'budget', category, amount: decimalOf(centsOf(amount) + centsOf(carried)), count: 0 },
      ...own.map(({ part, total, count }): OutlookLine => {
        const query = { category_id, ...queryOf('expense', daysOf(part, when), when.today) }
        return { kind: part, category, amount: decimalOf(-centsOf(total)), count, query }
      }),
    ]
  })

/**
 * Without budgets, all due dates count. With budgets, only dates in the budgets' categories count,
 * and each category has its own lines.
 */
export function linesOfDues(dues: Due[], { period }: When, budgets: Budget[]): OutlookLine[] {
  const within = dues.filter(({ date }) => date <= period.to)
  const line = (kind: OutlookKind, some: Due[]): OutlookLine => {
    const sum = some.reduce((sum, { type, cents }) => sum + (type === 'income' ? cents : -cents), 0n)
    return { kind, amount: decimalOf(sum), count: some.reduce((sum, { count }) => sum + count, 0) }
  }
  const expenses = (of: Due[]) => [
    line(
      'recurring',
      of.filter(({ type, isToday }) => type === 'expense' && !isToday),
    ),
    line(
      'due_today',
      of.filter(({ type, isToday }) => type === 'expense' && isToday),
    ),
  ]
  const lines =
    budgets.length === 0
      ? [
          line(
            'recurring_income',
            within.filter(({ type }) => type === 'income'),
          ),
          ...expenses(within),
        ]
      : budgets.flatMap(({ category_id, name }) =>
          expenses(within.filter(due => due.category_id === category_id)).map(each => ({
            ...each,
            category: { id: category_id, name },
          })),
        )
  return lines.filter(({ count }) => count > 0)
}

/** Money set aside is not an expense, but it cannot be spent. */
export const linesOfGoals = ({ total, count }: { total: string; count: number }): OutlookLine[] =>
  count === 0 ? [] : [{ kind: 'put_aside', amount: decimalOf(-centsOf(total)), count }]

const parts = ['spent', 'planned', 'spent_today'] as const

function daysOf(part: (typeof parts)[number], { period, today }: When): Period {
  if (part === 'spent') return { from: period.from, to: addDays(today, -1) }
  return part === 'planned' ? { from: addDays(today, 1), to: period.to } : { from: today, to: today }
}

const queryOf = (type: 'income' | 'expense', days: Period, today: string) => ({
  ...{ type, ...days },
  planned: days.from > today ? ('only' as const) : ('without' as const),
})
