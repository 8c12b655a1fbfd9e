import { listTransactions, type Transaction } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { useEffect, useState } from 'react'
import { text } from '../../../catalogue/text'
import { answerOrNull } from '../../retry/answer-or-null'

const most = 200

/**
 * The user's latest transactions, loaded when the form opens. Refunds and transactions dated after
 * today are left out. Undefined while loading. Empty after a failure, which is only logged.
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
  const answer = await answerOrNull(send(listTransactions, { query: { limit: most, to: today() }, fallback }))
  if (!answer) console.warn(fallback)
  return answer?.data.filter(({ is_refund: isRefund }) => !isRefund) ?? []
}
