import { formatAmount } from '@pundi/kit/format'
import { useText } from '../../../catalogue/text'
import type { Month } from './last-months'
import css from './MonthsChart.module.css'
import { abbreviateMonth, nameMonth } from './name-month'

interface MonthBarsProps {
  month: Month
  /** The longest bar of all, as a number: lengths only, what is read is formatted from the exact text. */
  largest: number
  isChosen: boolean
  onChoose: () => void
}

export function MonthBars({ month, largest, isChosen, onChoose }: MonthBarsProps) {
  const text = useText()
  const bars = [
    { type: 'income', amount: month.income },
    { type: 'expense', amount: month.expense },
  ]
  return (
    <label className={css.month} onPointerEnter={onChoose}>
      <input
        className={css.radio}
        type="radio"
        name="month"
        checked={isChosen}
        onChange={onChoose}
        aria-label={text('{month}: income {income}, expense {expense}', {
          month: nameMonth(month.month),
          income: formatAmount(month.income),
          expense: formatAmount(month.expense),
        })}
      />
      <span className={css.bars} aria-hidden>
        {bars.map(({ type, amount }) => (
          <span key={type} data-type={type} style={{ height: `${(Number(amount) / largest) * 100}%` }} />
        ))}
      </span>
      <span className={css.name} aria-hidden>
        {abbreviateMonth(month.month)}
      </span>
    </label>
  )
}
