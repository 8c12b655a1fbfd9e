import { formatAmount } from '@pundi/kit/format'

interface Flow {
  expense: string
  owed?: string | undefined
}

type Text = (
  message: 'You spent {spent}, of which friends owe you {amount}',
  values: Record<'spent' | 'amount', string>,
) => string

/**
 * The note on the chosen column. Empty if friends owe nothing of this column. Undefined if friends
 * owe nothing of any column.
 */
export function sayOwed({ expense, owed }: Flow, all: Flow[], text: Text): string | undefined {
  if (owed !== undefined)
    return text('You spent {spent}, of which friends owe you {amount}', {
      spent: formatAmount(expense),
      amount: formatAmount(owed),
    })
  return all.some(flow => flow.owed !== undefined) ? '' : undefined
}
