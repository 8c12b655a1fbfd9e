import type { StatementAnswer } from '@pundi/contract'
import { formatAmount, type Period } from '@pundi/kit/format'
import type { NumberCell } from '@pundi/kit/ui'
import { type ChangeText, sayPercentChange } from '../../../shared/percent-change/say-percent-change'
import { noteOwed } from '../../../shared/record/owed/note-owed'
import { type RecordFilter, recordsOf } from '../../../shared/records-of/records-of'

export const cellOf = (amount: string, days: Partial<Period>, filter?: RecordFilter): NumberCell => ({
  text: formatAmount(amount),
  to: recordsOf(days, filter),
})

export const expenseCell = (
  { expense, owed }: { expense: string; owed?: string | undefined },
  days: Partial<Period>,
  filter: RecordFilter,
  text: Parameters<typeof noteOwed>[1],
): NumberCell => ({
  ...cellOf(expense, days, { type: 'expense', ...filter }),
  note: noteOwed(owed, text),
})

interface Compared {
  /** Decimal text: the amount in the report's range (`now`) and in the range compared with it. */
  now: string
  before: string | undefined
  filter: RecordFilter
}

export function cellsBefore(
  { against_from: from, against_to: to }: StatementAnswer['meta'],
  { now, before, filter }: Compared,
  text: ChangeText,
): NumberCell[] {
  if (before === undefined || from === null || to === null) return []
  return [{ ...cellOf(before, { from, to }, filter), note: sayPercentChange(now, before, text, true) }]
}
