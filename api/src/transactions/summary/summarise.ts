import type { Summary } from '@pundi/contract'

export type Group = { month: string; type: 'income' | 'expense'; category_id: number; name: string }
export type Sum = { total: string; count: number }

/** Hundredths as decimal text with two decimals. */
export const asText = (cents: bigint) => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const inCents = (amount: string) => BigInt(amount.replace('.', ''))

/** Income minus expense, exact. */
export const balanceOf = ({ income, expense }: Record<'income' | 'expense', string>) =>
  asText(inCents(income) - inCents(expense))

type Totals = { income: bigint; expense: bigint }

/** Puts sums by month, type and category together; exact, in whole hundredths. */
export function summarise(rows: (Group & Sum)[]): Summary {
  const all: Totals = { income: 0n, expense: 0n }
  const months = new Map<string, Totals>()
  const categories = new Map<string, Group & { cents: bigint; count: number }>()
  let count = 0
  for (const row of rows) {
    const cents = inCents(row.total)
    const month = findOrMake(months, row.month, () => ({ income: 0n, expense: 0n }))
    const category = findOrMake(categories, `${row.type} ${row.category_id}`, () => ({
      ...row,
      cents: 0n,
      count: 0,
    }))
    all[row.type] += cents
    month[row.type] += cents
    category.cents += cents
    category.count += row.count
    count += row.count
  }
  return {
    income: asText(all.income),
    expense: asText(all.expense),
    balance: asText(all.income - all.expense),
    count,
    by_month: [...months].map(([month, { income, expense }]) => ({
      month,
      income: asText(income),
      expense: asText(expense),
    })),
    by_category: [...categories.values()]
      .sort((one, other) => (one.cents < other.cents ? 1 : one.cents > other.cents ? -1 : 0))
      .map(({ category_id, name, type, cents, count }) => ({
        category_id,
        name,
        type,
        total: asText(cents),
        count,
      })),
  }
}

/** What a map has under a key; where it has nothing, what is made then and kept there. */
function findOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}
