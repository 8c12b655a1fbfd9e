import { listTransfers, type TransfersAnswer, type Wallet } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { send } from '@pundi/platform/http'
import { useEffect, useState } from 'react'
import { settleCall } from '../../settle-call'
import { useText } from '../catalogue/text'
import css from './forms.module.css'

/** How many are listed; the others are counted. */
const MOST_LISTED = 5

/** The transfers between two wallets; undefined while they load, null where they could not be had or none is asked for. */
export function useTransfersBetween(one: string, other: string) {
  const text = useText()
  const [loaded, setLoaded] = useState<{ of: string; answer: TransfersAnswer | null }>()
  const of = `${one} ${other}`
  const failure = text('We couldn’t load the transfers between them.')
  useEffect(() => {
    if (other === '') return
    let isWanted = true
    const query = { wallet_id: one, other_wallet_id: other, limit: MOST_LISTED }
    void settleCall(send(listTransfers, { query, fallback: failure })).then(answer => {
      if (isWanted) setLoaded({ of: `${one} ${other}`, answer })
    })
    return () => {
      isWanted = false
    }
  }, [one, other, failure])
  if (other === '') return null
  return loaded?.of === of ? loaded.answer : undefined
}

interface TransfersBetweenProps {
  answer: TransfersAnswer | null | undefined
  wallets: Wallet[]
}

/** Says which transfers go when one of two wallets is moved into the other. */
export function TransfersBetween({ answer, wallets }: TransfersBetweenProps) {
  const text = useText()
  if (!answer || answer.meta.total === 0) return null
  const nameOf = (id: number | null) => wallets.find(wallet => wallet.id === id)?.name ?? ''
  return (
    <div className={css.result}>
      <p>
        {text(
          '{count, plural, =1 {1 transfer between these wallets will be deleted.} other {# transfers between these wallets will be deleted.}}',
          { count: answer.meta.total },
        )}
      </p>
      <ul className={css.listed}>
        {answer.data
          .slice(0, MOST_LISTED)
          .map(({ id, from_wallet_id, to_wallet_id, amount, transfer_date }) => (
            <li key={id}>
              {formatDay(transfer_date)} · {nameOf(from_wallet_id)} → {nameOf(to_wallet_id)} ·{' '}
              <Amount>{formatAmount(amount, { decimals: 'needed' })}</Amount>
            </li>
          ))}
      </ul>
    </div>
  )
}
