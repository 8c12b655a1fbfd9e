/** A sum by month, type and category, as the statement answers it. */
export interface GroupSum {
  month: string
  type: 'income' | 'expense'
  category_id: number
  name: string
  total: string
  count: number
}

const centsOf = (amount: string) => Number(amount.replace('.', ''))
const asText = (cents: number) => (cents / 100).toFixed(2)

/** The answer of a summary; exact as long as the amounts stay below 2^53 hundredths. */
export function summarise(rows: GroupSum[]) {
  const all = { income: 0, expense: 0 }
  let count = 0
  const months = new Map<string, { income: number; expense: number }>()
  const categories = new Map<number, GroupSum & { cents: number }>()
  for (const row of rows) {
    const cents = centsOf(row.total)
    const month = months.get(row.month) ?? { income: 0, expense: 0 }
    months.set(row.month, month)
    month[row.type] += cents
    all[row.type] += cents
    count += row.count
    const category = categories.get(row.category_id)
    if (category) {
      category.cents += cents
      category.count += row.count
    } else categories.set(row.category_id, { ...row, cents })
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
      .sort((one, other) => other.cents - one.cents)
      .map(({ category_id, name, type, cents, count }) => ({
        category_id,
        name,
        type,
        total: asText(cents),
        count,
      })),
  }
}
