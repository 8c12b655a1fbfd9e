import type { Summary } from '@pundi/contract'
import { formatAmount, today } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../../../catalogue/text'
import { decimalOf, hundredthsOf } from '../../cash-flow/hundredths'
import { abbreviateMonth, lastMonths, type Month, nameMonth } from './months'
import css from './MonthsChart.module.css'
import { MonthsTable } from './MonthsTable'

/**
 * Income and expense of the last twelve months. The months are one group of radio buttons: hover, touch and the arrow
 * keys choose one, whose exact amounts stand above; the table below has them all.
 */
export function MonthsChart({ summary }: { summary: Summary }) {
  const text = useText()
  const months = lastMonths(summary.by_month, today())
  const [chosen, setChosen] = useState<string>()
  const month = months.find(({ month }) => month === chosen) ?? months.at(-1)
  if (!month) return null
  const largest = Math.max(1, ...months.flatMap(({ income, expense }) => [Number(income), Number(expense)]))
  const balance = decimalOf(hundredthsOf(month.income) - hundredthsOf(month.expense))

  return (
    <figure className={css.figure} aria-label={text('Cash flow by month')}>
      <dl className={css.readout}>
        <div>
          <dt>{nameMonth(month.month)}</dt>
          <dd>
            <Amount>{formatAmount(balance, { signed: true })}</Amount>
          </dd>
        </div>
        <div data-type="income">
          <dt>{text('Income')}</dt>
          <dd>
            <Amount>{formatAmount(month.income)}</Amount>
          </dd>
        </div>
        <div data-type="expense">
          <dt>{text('Expense')}</dt>
          <dd>
            <Amount>{formatAmount(month.expense)}</Amount>
          </dd>
        </div>
      </dl>
      <fieldset className={css.chart}>
        <legend className={css.legend}>{text('Month')}</legend>
        {months.map(each => (
          <MonthBars
            key={each.month}
            month={each}
            largest={largest}
            isChosen={each === month}
            onChoose={() => setChosen(each.month)}
          />
        ))}
      </fieldset>
      <MonthsTable months={months} />
    </figure>
  )
}

interface MonthBarsProps {
  month: Month
  /** The longest bar of all, as a number: lengths only, what is read is formatted from the exact text. */
  largest: number
  isChosen: boolean
  onChoose: () => void
}

function MonthBars({ month, largest, isChosen, onChoose }: MonthBarsProps) {
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
