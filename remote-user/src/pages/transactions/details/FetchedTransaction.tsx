import { findTransaction, type Transaction } from '@pundi/contract'
import { usePromise, useUnchanging } from '@pundi/kit/list'
import { AlertBox, Failure } from '@pundi/kit/ui'
import { HttpError, send } from '@pundi/platform/http'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { text, useText } from '../catalogue/text'

interface FetchedTransactionProps {
  id: number
  /**
   * True once the list has loaded. Before that, no failure is shown, because the list may contain
   * the transaction.
   */
  hasRows: boolean
  onFound: (transaction: Transaction) => void
}

export function FetchedTransaction({ id, hasRows, onFound }: FetchedTransactionProps) {
  const text = useText()
  const [asked, setAsked] = useState(() => askTransaction(id))
  const answer = usePromise(asked)
  const find = useUnchanging(onFound)
  useEffect(() => {
    if (typeof answer === 'object') find(answer)
  }, [answer, find])

  if (answer === 'missing')
    return (
      <AlertBox type="error">
        {text('We couldn’t find this transaction. It may have been deleted.')}{' '}
        <Link to="/log-activity">{text('Log Activity')}</Link>
      </AlertBox>
    )
  return (
    answer === 'failed' &&
    hasRows && (
      <Failure
        message={text('Failed to fetch transactions')}
        action={text('Try again')}
        onTry={() => setAsked(askTransaction(id))}
      />
    )
  )
}

/** "missing" if the user has no such transaction, "failed" if the request failed. */
async function askTransaction(id: number): Promise<Transaction | 'missing' | 'failed'> {
  if (id === 0) return 'missing'
  try {
    const fallback = text('Failed to fetch transactions')
    return (await send(findTransaction, { params: { id }, fallback })).data
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return error.status === 404 ? 'missing' : 'failed'
  }
}
