import { formatAmount } from '@pundi/kit/format'
import { Amount, Bar } from '@pundi/kit/ui'
import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { useText, type MessageId } from '../../catalogue/text'
import type { Spending } from './compare-spending'
import css from './SpendingList.module.css'

interface SpendingRowProps {
  spending: Spending
  /** The longest bar, as a number: lengths only, what is read is formatted from the exact text. */
  largest: number
}

export function SpendingRow({ spending: { name, now, before, change }, largest }: SpendingRowProps) {
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
        <span className={css.before} style={{ left: `${Math.min(1, Number(before) / largest) * 100}%` }} />
      </div>
      <span className={css.change}>
        <Arrow size={16} /> {text(sentence, { amount })}
      </span>
    </li>
  )
}
