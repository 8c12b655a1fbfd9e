import type { RecordState } from '@pundi/contract'
import type { MessageId } from '../catalogue/text'
import { describeRecord, type WalletNames } from './describe-record'
import { FieldTable } from './FieldTable'

interface RecordTableProps {
  label: string
  /** What the record was at one moment, or at two that are compared. */
  states: { when: MessageId; state: RecordState }[]
  wallets: WalletNames
  /** Leaves out what is the same in all of them. */
  differencesOnly?: boolean
}

/** A transaction or a category field by field. */
export const RecordTable = ({ states, wallets, ...table }: RecordTableProps) => (
  <FieldTable
    {...table}
    states={states.map(({ when, state }) => ({ when, fields: describeRecord(state, wallets) }))}
  />
)
