import type { MoneyState, RecordState } from '@pundi/contract'
import type { MessageId } from '../../catalogue/text'
import { describeMoney } from '../../record/describe-money'
import { describeRecord } from '../../record/describe-record'
import { FieldTable } from '../../record/FieldTable'
import type { Entry } from './load-entry'

interface StateTableProps {
  label: string
  entry: Entry
  /** What the entry's record was at one moment, or at two that are compared. */
  states: { when: MessageId; state: RecordState | MoneyState }[]
}

/** The record of an entry field by field, whatever its kind. */
export function StateTable({ label, entry: { money, instalments, wallets }, states }: StateTableProps) {
  const describe = (state: RecordState | MoneyState) =>
    'type' in state || !(money || instalments)
      ? describeRecord(state as RecordState, wallets)
      : describeMoney(money?.kind ?? 'instalments', state)
  return (
    <FieldTable label={label} states={states.map(({ when, state }) => ({ when, fields: describe(state) }))} />
  )
}
