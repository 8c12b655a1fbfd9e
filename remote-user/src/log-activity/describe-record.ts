import type { RecordState } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { text, type MessageId } from '../catalogue/text'
import { formatExact } from './format-exact'

export interface FieldOfRecord {
  label: MessageId
  value: string
}

/** A record field by field, as people read it: a transaction's five, a category's two. */
export function describeRecord(state: RecordState): FieldOfRecord[] {
  const type: FieldOfRecord = { label: 'Type', value: text(state.type) }
  if (state.amount === undefined) return [{ label: 'Name', value: state.name }, type]
  return [
    { label: 'Amount', value: formatExact(state.amount) },
    type,
    { label: 'Category', value: state.name },
    { label: 'Date', value: formatDay(state.transaction_date) },
    { label: 'Description', value: state.description ?? '' },
  ]
}
