import type { MoneyRecord, Transaction } from '@pundi/contract'
import { useUnchanging } from '@pundi/kit/list'
import { useRecordTitle } from '@pundi/platform/i18n'
import { Suspense, useEffect, useState } from 'react'
import { useUserArea } from '../../../shared/booking-draft/user-area'
import { FormNotLoaded } from '../../../shared/retry/FormNotLoaded'
import { withFallback } from '../../../shared/retry/with-fallback'

interface AddressedTransactionProps {
  id: number
  rows: MoneyRecord[] | undefined
  onLeave: () => void
}

export function AddressedTransaction({ id, rows, onLeave }: AddressedTransactionProps) {
  const row = rows?.find(isTransaction(id))
  // Keeps the transaction even if it leaves the list, for example after an edit.
  const [found, setFound] = useState(row)
  if (!found && row) setFound(row)
  const { showTransaction } = useUserArea()
  const leave = useUnchanging(onLeave)
  useEffect(() => found && showTransaction(found, leave), [found, showTransaction, leave])
  useRecordTitle(found?.description)
  return (
    !found && (
      <Suspense>
        <FetchedTransaction id={id} hasRows={rows !== undefined} onFound={setFound} />
      </Suspense>
    )
  )
}

const isTransaction =
  (id: number) =>
  (record: MoneyRecord): record is Transaction =>
    record.type !== 'transfer' && record.id === id

/** Loaded on demand: only a transaction that is not in the list must be fetched. */
const FetchedTransaction = withFallback(
  () => import(/* webpackChunkName: "fetched-transaction" */ './FetchedTransaction'),
  code => code.FetchedTransaction,
  FormNotLoaded,
)
