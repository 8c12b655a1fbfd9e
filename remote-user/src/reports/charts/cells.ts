import type { StatementAnswer } from '@pundi/contract'
import { formatAmount, type Period } from '@pundi/kit/format'
import type { NumberCell } from '@pundi/kit/ui'
import { type SayChange, sayChange } from '../../change/say-change'
import { type RecordFilter, recordsOf } from '../../dashboard/records-of'

/** The cell of an amount, decimal text, that opens its records. */
export const cellOf = (amount: string, days: Partial<Period>, filter?: RecordFilter): NumberCell => ({
  text: formatAmount(amount),
  to: recordsOf(days, filter),
})

interface Compared {
  /** Decimal text: what it is now, and what it was in the other range. */
  now: string
  before: string | undefined
  filter: RecordFilter
}

/** The cell of what an amount was in the other range, with the change since; none without another range. */
export function cellsBefore(
  { against_from: from, against_to: to }: StatementAnswer['meta'],
  { now, before, filter }: Compared,
  text: SayChange,
): NumberCell[] {
  if (before === undefined || from === null || to === null) return []
  return [{ ...cellOf(before, { from, to }, filter), note: sayChange(now, before, text, true) }]
}
