import { formatAmount, type Period } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { preferences } from '@pundi/platform/session'
import { use, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ChartFailure } from '../../ChartFailure'
import { thisPeriod } from '../period/read-period'
import { namePeriod } from '../period/name-period'
import { recordsOf } from '../../records-of'
import { TryAgain } from '../../../TryAgain'
import { useText } from '../catalogue/text'
import type { Later } from '../load-later'
import { BalanceLine } from './BalanceLine'
import { MonthBars } from './MonthBars'
import { daysShown, type Month, monthsIn } from './months'
import columns from '../../../chart-columns.module.css'
import css from './MonthsChart.module.css'
import { MonthsTable } from './MonthsTable'
import { scaleOf } from './scale'

interface MonthsChartProps {
  later: Promise<Later | null>
  period: Period | null
}

/**
 * Income, expense and balance of twelve months: the last ones, or those up to the period where that is earlier. The
 * months are one group of radio buttons: hover, touch and the arrow keys choose one, whose exact amounts stand above; a
 * press on what is chosen opens its records. The table has them all.
 */
export function MonthsChart({ later, period }: MonthsChartProps) {
  const text = useText()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>()
  const loaded = use(later)
  if (!loaded) return <ChartFailure />
  if (!loaded.byMonth) return <TryAgain message={text('Failed to fetch transactions')} />

  const months = monthsOf(loaded.byMonth, period)
  const month = months.find(({ from }) => from === (chosen ?? period?.from)) ?? months.at(-1)
  if (!month) return null
  const scale = scaleOf(months)
  const isCut = months.some(({ income, expense }) => Math.max(Number(income), Number(expense)) > scale.top)

  return (
    <figure className={`${css.figure} ${columns.chart}`} aria-label={text('Cash flow by month')}>
      <Readout month={month} />
      <fieldset className={css.chart} data-cut={isCut}>
        <legend className={columns.hidden}>{text('Month')}</legend>
        <BalanceLine months={months} scale={scale} />
        {months.map(each => (
          <MonthBars
            key={each.from}
            month={each}
            scale={scale}
            isChosen={each === month}
            onChoose={() => setChosen(each.from)}
            onOpen={() => void navigate(recordsOf(each))}
          />
        ))}
      </fieldset>
      {isCut && (
        <p className={css.note}>{text('A bar with a gap is longer than drawn. Its amount is above it.')}</p>
      )}
      <MonthsTable months={months} />
    </figure>
  )
}

function monthsOf(byMonth: NonNullable<Later['byMonth']>, period: Period | null): Month[] {
  const { month_start } = preferences.getState()
  return monthsIn(daysShown(period, thisPeriod(), month_start), byMonth, month_start)
}

/** The exact amounts of the chosen month. Each leads to its records. */
function Readout({ month }: { month: Month }) {
  const text = useText()
  const figures = [
    { type: 'income', label: text('Income'), amount: formatAmount(month.income), filter: { type: 'income' } },
    {
      type: 'expense',
      label: text('Expense'),
      amount: formatAmount(month.expense),
      filter: { type: 'expense' },
    },
    {
      type: 'balance',
      label: text('Balance'),
      amount: formatAmount(month.balance, { signed: true }),
      filter: {},
    },
  ]
  return (
    <div className={css.readout}>
      <p className={css.chosen}>{namePeriod(month)}</p>
      <dl>
        {figures.map(({ type, label, amount, filter }) => (
          <div key={type} data-type={type}>
            <dt>{label}</dt>
            <dd>
              <Link to={recordsOf(month, filter)}>
                <Amount>{amount}</Amount>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
