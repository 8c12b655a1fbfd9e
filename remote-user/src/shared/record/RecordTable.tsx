import type { RecordState } from '@pundi/contract'
import type { MessageId } from '../../catalogue/text'
import { describeRecord } from './description/describe-record'
import type { WalletNames } from './wallet-names'
import { FieldTable } from './FieldTable'

interface RecordTableProps {
  label: string
  states: { when: MessageId; state: RecordState }[]
  wallets: WalletNames
  differencesOnly?: boolean
}

export const RecordTable = ({ states, wallets, ...table }: RecordTableProps) => (
  <FieldTable
    {...table}
    states={states.map(({ when, state }) => ({ when, fields: describeRecord(state, wallets) }))}
  />
)
