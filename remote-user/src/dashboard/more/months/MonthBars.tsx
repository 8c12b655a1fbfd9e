import { formatAmount, numberFormat, numberLocale } from '@pundi/kit/format'
import type { CSSProperties } from 'react'
import { namePeriod } from '../period/name-period'
import { useText } from '../catalogue/text'
import { abbreviateMonth, type Month } from './months'
import columns from '../../../chart-columns.module.css'
import css from './MonthsChart.module.css'
import { heightOf, type Scale } from './scale'

interface MonthBarsProps {
  month: Month
  scale: Scale
  isChosen: boolean
  onChoose: () => void
  /** Opens the records of the month. */
  onOpen: () => void
}

/** The bars of a month are a radio button that chooses it; a press on the chosen one opens its records. */
export function MonthBars({ month, scale, isChosen, onChoose, onOpen }: MonthBarsProps) {
  const text = useText()
  const zero = heightOf(0, scale)
  const bars = [
    { type: 'income', amount: month.income },
    { type: 'expense', amount: month.expense },
  ].map(bar => ({ ...bar, isCut: Number(bar.amount) > scale.top, height: barHeight(bar.amount, scale) }))
  return (
    // A finger has not pointed at a month before it presses it: the first press chooses.
    <label
      className={`${css.month} ${columns.column}`}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onChoose()}
    >
      <input
        className={columns.hidden}
        type="radio"
        name="month"
        checked={isChosen}
        onChange={onChoose}
        onClick={() => isChosen && onOpen()}
        onKeyDown={({ key }) => key === 'Enter' && onOpen()}
        aria-label={text('{month}: income {income}, expense {expense}', {
          month: namePeriod(month, 'short'),
          income: formatAmount(month.income),
          expense: formatAmount(month.expense),
        })}
      />
      <span className={css.plot} style={{ '--zero': `${zero}%` } as CSSProperties} aria-hidden>
        <span className={`${css.bars} ${columns.bars}`}>
          {bars.map(({ type, isCut, height }) => (
            <span key={type} data-type={type} data-cut={isCut} style={{ height }} />
          ))}
        </span>
        <span className={css.dot} style={{ bottom: `${heightOf(Number(month.balance), scale)}%` }} />
        <span className={css.cut}>
          {bars.map(({ type, amount, isCut }) => isCut && <span key={type}>{shorten(amount)}</span>)}
        </span>
      </span>
      <span className={`${css.name} ${columns.name}`} aria-hidden>
        {abbreviateMonth(month.from)}
      </span>
    </label>
  )
}

/** The least amount is still seen. Nothing is not, and neither is an expense below zero: more came back than was spent. */
const barHeight = (amount: string, { top }: Scale) =>
  Number(amount) > 0 ? `max(1px, ${Math.min(1, Number(amount) / top) * 100}%)` : '0'

/** An amount in so few letters that it fits above its bar: "42 jt". The exact one is said elsewhere. */
const shorten = (amount: string) =>
  numberFormat(numberLocale(), { notation: 'compact', maximumSignificantDigits: 2 }).format(Number(amount))
