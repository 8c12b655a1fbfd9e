import { formatAmount } from '@pundi/kit/format'

type Text = (message: 'Friends owe you {amount} of this', values: { amount: string }) => string

export const noteOwed = (owed: string | undefined, text: Text): string | undefined =>
  owed === undefined ? undefined : text('Friends owe you {amount} of this', { amount: formatAmount(owed) })
