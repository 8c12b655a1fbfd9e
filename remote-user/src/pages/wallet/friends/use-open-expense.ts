import { findTransaction } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { useState } from 'react'
import { answerOrNull } from '../../../shared/retry/answer-or-null'
import { useUserArea } from '../../../shared/booking-draft/user-area'
import { text } from '../../../shared/money-form/catalogue/text'

/**
 * Opens an expense shared with a friend. First loads the whole transaction, because the list of
 * friends has only some of its fields.
 */
export function useOpenExpense() {
  const { openTransaction } = useUserArea()
  const [hasFailed, setFailed] = useState(false)

  async function open(id: number) {
    const fallback = text('Failed to fetch transactions')
    const answer = await answerOrNull(send(findTransaction, { params: { id }, fallback }))
    setFailed(answer === null)
    if (answer) openTransaction({ mode: 'view', transaction: answer.data })
  }

  return { open, hasFailed }
}
