import { addDays, listTransactions, type Wallet } from '@pundi/contract'
import { formatAmount, today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { useEffect, useState } from 'react'
import { answerOrNull } from '../../retry/answer-or-null'
import { useText } from '../catalogue/text'
import css from '../fields/forms.module.css'

interface BroughtInProps {
  day: string
  wallets: Wallet[]
}

type Found = { of: string; count: number; balance: string }

/**
 * Shown if `day`, the typed opening day, is before the earliest opening day of the user's wallets.
 * Counts the transactions without a wallet between these two days. Renders nothing if there are
 * none, or if they cannot be loaded.
 */
export function BroughtIn({ day, wallets }: BroughtInProps) {
  const text = useText()
  const [found, setFound] = useState<Found>()
  const since = wallets.map(({ opening_date }) => opening_date).sort()[0]
  const isEarlier = /^\d{4}-\d{2}-\d{2}$/.test(day) && day < (since ?? today())
  const to = since && addDays(since, -1)
  const of = `${day} ${to}`
  const failure = text('We couldn’t load your wallets.')
  useEffect(() => {
    if (!isEarlier) return
    let isWanted = true
    const query = { wallet_id: 'none', from: day, to, limit: 1 }
    void answerOrNull(send(listTransactions, { query, fallback: failure })).then(answer => {
      if (isWanted && answer)
        setFound({ of: `${day} ${to}`, count: answer.meta.total, balance: answer.meta.balance })
    })
    return () => {
      isWanted = false
    }
  }, [isEarlier, day, to, failure])
  if (!isEarlier || found?.of !== of || found.count === 0) return null
  const amount = formatAmount(found.balance, { signed: true, decimals: 'needed' })
  return (
    <p className={css.result} role="status">
      {text(
        '{count, plural, =1 {1 earlier transaction without a wallet will now count too: {amount}.} other {# earlier transactions without a wallet will now count too: {amount}.}}',
        { count: found.count, amount },
      )}
    </p>
  )
}
