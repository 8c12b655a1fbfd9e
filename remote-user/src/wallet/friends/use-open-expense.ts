import { findTransaction } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { useState } from 'react'
import { settleCall } from '../../settle-call'
import { useUserArea } from '../../user-area'
import { text } from '../catalogue/text'

/** Opens a shared expense, of which the list of friends knows little: the whole of it is asked for first. */
export function useOpenExpense() {
  const { openTransaction } = useUserArea()
  const [hasFailed, setFailed] = useState(false)

  async function open(id: number) {
    const fallback = text('Failed to fetch transactions')
    const answer = await settleCall(send(findTransaction, { params: { id }, fallback }))
    setFailed(answer === null)
    if (answer) openTransaction({ mode: 'view', transaction: answer.data })
  }

  return { open, hasFailed }
}
