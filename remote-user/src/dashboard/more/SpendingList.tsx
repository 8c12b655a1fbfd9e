import { Amount, Bar, EmptyState } from '@pundi/kit/ui'
import { ArrowDown, ArrowUp, Equal, PiggyBank } from 'lucide-react'
import { use } from 'react'
import { type MessageId, useText } from '../../catalogue/text'
import { TryAgain } from '../../TryAgain'
import type { Compared, Spending } from './load-spending'
import css from './SpendingList.module.css'
import { formatAmount, formatDay } from '@pundi/kit/format'

/** What was spent in each category this month, beside what it was by the same day of the month before. */
export function SpendingList({ spending }: { spending: Promise<Compared | null> }) {
  const text = useText()
  const compared = use(spending)
  if (!compared) return <TryAgain message={text('Failed to fetch transactions')} />
  const { rows, isFirst } = compared
  const day = formatDay(compared.until)
  if (rows.length === 0)
    return (
      <EmptyState
        title={
          isFirst
            ? text('Nothing spent this month')
            : text('Nothing spent this month, nor last month up to {day}', { day })
        }
        icon={PiggyBank}
      />
    )
  const largest = Math.max(...rows.flatMap(({ now, before }) => [Number(now), Number(before)]))
  return (
    <>
      <p className={css.legend}>
        {isFirst
          ? text('This is your first month, so there is nothing to compare with yet.')
          : text(
              'This month so far. The mark on a bar, and what it is compared with, is last month up to {day}.',
              { day },
            )}
      </p>
      <ul className={css.list}>
        {rows.map(row => (
          <SpendingRow key={row.name ?? ''} spending={row} largest={largest} isFirst={isFirst} />
        ))}
      </ul>
    </>
  )
}

interface SpendingRowProps {
  spending: Spending
  /** The longest bar, as a number: lengths only, what is read is formatted from the exact text. */
  largest: number
  /** There is nothing to compare with. */
  isFirst: boolean
}

function SpendingRow({ spending: { name, now, before, change }, largest, isFirst }: SpendingRowProps) {
  const text = useText()
  const isLess = change.startsWith('-')
  const isSame = Number(change) === 0
  const Arrow = isSame ? Equal : isLess ? ArrowDown : ArrowUp
  const amount = formatAmount(isLess ? change.slice(1) : change)
  const sentence: MessageId = isSame
    ? 'as much as last month'
    : isLess
      ? '{amount} less than last month'
      : '{amount} more than last month'
  return (
    <li className={css.row}>
      <span className={css.name}>{name ?? text('All others')}</span>
      <Amount>{formatAmount(now)}</Amount>
      <div className={css.bars} aria-hidden>
        <Bar label="" share={Number(now) / largest} />
        {!isFirst && (
          <span className={css.before} style={{ left: `${Math.min(1, Number(before) / largest) * 100}%` }} />
        )}
      </div>
      {!isFirst && (
        <span className={css.change}>
          <Arrow size={16} /> {text(sentence, { amount })}
        </span>
      )}
    </li>
  )
}
