import {
  listSchedules,
  listTransfers,
  type Schedule,
  type TransfersAnswer,
  type Wallet,
} from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { send } from '@pundi/platform/http'
import { useEffect, useState } from 'react'
import { answerOrNull } from '../../retry/answer-or-null'
import { useText } from '../catalogue/text'
import css from '../fields/forms.module.css'

const MOST_LISTED = 5

interface Between {
  transfers: TransfersAnswer | null
  schedules: Schedule[]
}

/**
 * Loads the transfers between two wallets, and the schedules of such transfers. Undefined while
 * loading; null until the user has chosen the second wallet.
 */
export function useTransfersBetween(one: string, other: string) {
  const text = useText()
  const [loaded, setLoaded] = useState<{ of: string; between: Between }>()
  const of = `${one} ${other}`
  const failure = text('We couldn’t load the transfers between these wallets.')
  useEffect(() => {
    if (other === '') return
    let isWanted = true
    const query = { wallet_id: one, other_wallet_id: other, limit: MOST_LISTED }
    void Promise.all([
      answerOrNull(send(listTransfers, { query, fallback: failure })),
      answerOrNull(send(listSchedules, { fallback: failure })),
    ]).then(([transfers, repeating]) => {
      const schedules = (repeating?.data ?? []).filter(each => isBetween(each, [Number(one), Number(other)]))
      if (isWanted) setLoaded({ of: `${one} ${other}`, between: { transfers, schedules } })
    })
    return () => {
      isWanted = false
    }
  }, [one, other, failure])
  if (other === '') return null
  return loaded?.of === of ? loaded.between : undefined
}

const isBetween = ({ template }: Schedule, both: (number | null)[]) =>
  template.type === 'transfer' &&
  [template.from_wallet_id, template.to_wallet_id].every(side => both.includes(side))

interface TransfersBetweenProps {
  between: Between | null | undefined
  wallets: Wallet[]
}

export function TransfersBetween({ between, wallets }: TransfersBetweenProps) {
  const text = useText()
  if (!between) return null
  const { transfers, schedules } = between
  const nameOf = (id: number | null | undefined) => wallets.find(wallet => wallet.id === id)?.name ?? ''
  return (
    <>
      {transfers !== null && transfers.meta.total > 0 && (
        <Going
          sentence={text(
            '{count, plural, =1 {1 transfer between these wallets will be deleted.} other {# transfers between these wallets will be deleted.}}',
            { count: transfers.meta.total },
          )}
          rows={transfers.data.map(({ id, transfer_date, ...moved }) => ({
            ...{ id, first: formatDay(transfer_date), amount: moved.amount },
            way: `${nameOf(moved.from_wallet_id)} → ${nameOf(moved.to_wallet_id)}`,
          }))}
        />
      )}
      {schedules.length > 0 && (
        <Going
          sentence={text(
            '{count, plural, =1 {1 recurring transfer between these wallets will be deleted.} other {# recurring transfers between these wallets will be deleted.}}',
            { count: schedules.length },
          )}
          rows={schedules.flatMap(({ id, template }) =>
            template.type === 'transfer'
              ? [
                  {
                    ...{ id, first: template.description || text('Transfer'), amount: template.amount },
                    way: `${nameOf(template.from_wallet_id)} → ${nameOf(template.to_wallet_id)}`,
                  },
                ]
              : [],
          )}
        />
      )}
    </>
  )
}

interface GoingProps {
  sentence: string
  rows: { id: number; first: string; way: string; amount: string }[]
}

const Going = ({ sentence, rows }: GoingProps) => (
  <div className={css.result}>
    <p>{sentence}</p>
    <ul className={css.listed}>
      {rows.slice(0, MOST_LISTED).map(({ id, first, way, amount }) => (
        <li key={id}>
          {first} · {way} · <Amount>{formatAmount(amount, { decimals: 'needed' })}</Amount>
        </li>
      ))}
    </ul>
  </div>
)
