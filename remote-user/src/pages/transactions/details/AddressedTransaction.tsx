import type { MoneyRecord, Transaction } from '@pundi/contract'
import { usePromise, useUnchanging } from '@pundi/kit/list'
import { AlertBox, Failure } from '@pundi/kit/ui'
import { useRecordTitle } from '@pundi/platform/i18n'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useUserArea } from '../../../shared/booking-draft/user-area'
import { useText } from '../catalogue/text'
import { askTransaction } from './ask-transaction'

interface AddressedTransactionProps {
  id: number
  /** The list's rows; undefined while loading. */
  rows: MoneyRecord[] | undefined
  onLeave: () => void
}

/** Shows the transaction that the address names, or says why it cannot. Asks the server only if no row has it. */
export function AddressedTransaction({ id, rows, onLeave }: AddressedTransactionProps) {
  const text = useText()
  const row = rows?.find(isTransaction(id))
  const [asked, setAsked] = useState(() => row ?? askTransaction(id))
  const answer = usePromise(asked)
  const now = row ?? (typeof answer === 'object' ? answer : undefined)
  // Stays when the list has it no more, as after an edit.
  const [found, setFound] = useState(now)
  if (!found && now) setFound(now)
  useShownTransaction(found, onLeave)
  useRecordTitle(found?.description)

  if (found) return null
  if (answer === 'missing')
    return (
      <AlertBox type="error">
        {text('We couldn’t find this transaction. It may have been deleted.')}{' '}
        <Link to="/log-activity">{text('Log Activity')}</Link>
      </AlertBox>
    )
  // Without a connection, the rows that this device has may still bring it.
  if (answer !== 'failed' || !rows) return null
  return (
    <Failure
      message={text('Failed to fetch transactions')}
      action={text('Try again')}
      onTry={() => setAsked(askTransaction(id))}
    />
  )
}

const isTransaction =
  (id: number) =>
  (record: MoneyRecord): record is Transaction =>
    record.type !== 'transfer' && record.id === id

/** Opens the dialog of the layout, and closes it when the address names another record or none. */
function useShownTransaction(transaction: Transaction | undefined, onLeave: () => void) {
  const { showTransaction } = useUserArea()
  const leave = useUnchanging(onLeave)
  useEffect(() => transaction && showTransaction(transaction, leave), [transaction, showTransaction, leave])
}
