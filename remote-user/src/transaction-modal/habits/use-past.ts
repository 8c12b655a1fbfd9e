import { listTransactions, type Transaction } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { useEffect, useState } from 'react'
import { text } from '../../catalogue/text'
import { settleCall } from '../../settle-call'

/** How many bookings habits are counted from. */
const most = 200

/**
 * The user's last bookings up to today, loaded when the form opens; undefined while they are loading. What came back is
 * no habit, so it is not among them. None where they cannot be had: that is logged, and the form works without habits.
 */
export function usePast(isWanted: boolean): readonly Transaction[] | undefined {
  const [past, setPast] = useState<readonly Transaction[]>()
  useEffect(() => {
    if (!isWanted) return
    let isOpen = true
    void loadPast().then(loaded => {
      if (isOpen) setPast(loaded)
    })
    return () => {
      isOpen = false
    }
  }, [isWanted])
  return past
}

async function loadPast(): Promise<readonly Transaction[]> {
  const fallback = text('Failed to fetch transactions')
  const answer = await settleCall(send(listTransactions, { query: { limit: most, to: today() }, fallback }))
  if (!answer) console.warn(fallback)
  return answer?.data.filter(({ is_refund: isRefund }) => !isRefund) ?? []
}
