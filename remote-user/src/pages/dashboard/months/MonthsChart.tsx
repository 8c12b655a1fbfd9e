import { formatAmount, numberFormat, numberLocale, type Period } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FlowChart } from '../../../shared/chart/FlowChart'
import { sayOwed } from '../../../shared/chart/say-owed'
import { formatPeriod } from '../../../shared/period/format-period'
import { abbreviateMonth } from '../../../shared/period/name-shortly'
import { recordsOf } from '../../../shared/records-of/records-of'
import { TryAgain } from '../../../shared/retry/TryAgain'
import { useText } from '../catalogue/text'
import type { CardData } from '../load-cards'
import { thisPeriod } from '../period/read-period'
import { daysShown, type Month, monthsIn } from './months'
import css from './MonthsChart.module.css'
import { scaleOf } from './scale'
import { noteOwed } from '../../../shared/record/owed/note-owed'
import { TableDialog } from '../TableDialog'

type MonthsChartProps = Pick<CardData, 'byMonth' | 'period'>

export function MonthsChart({ byMonth, period }: MonthsChartProps) {
  const text = useText()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>()
  if (!byMonth) return <TryAgain message={text('Failed to fetch transactions')} />

  const months = monthsOf(byMonth, period)
  const month = months.find(({ from }) => from === (chosen ?? period?.from)) ?? months.at(-1)
  if (!month) return null
  const { top, foot, isCut } = scaleOf(months)

  return (
    <figure className={css.figure} aria-label={text('Cash flow by month')}>
      <FlowChart
        name={formatPeriod(month)}
        shortName={formatPeriod(month, 'short')}
        figures={[
          {
            look: 'income',
            label: text('Income'),
            ...{ amount: formatAmount(month.income), to: recordsOf(month, { type: 'income' }) },
          },
          {
            look: 'expense',
            label: text('Expense'),
            ...{ amount: formatAmount(month.expense), to: recordsOf(month, { type: 'expense' }) },
          },
          {
            look: 'strong',
            label: text('Balance'),
            ...{ amount: formatAmount(month.balance, { signed: true }), to: recordsOf(month) },
          },
        ]}
        note={sayOwed(month, months, text)}
        label={text('Month')}
        columns={months.map(each => ({
          key: each.from,
          short: abbreviateMonth(each.from),
          label: text('{month}: income {income}, expenses {expense}', {
            month: formatPeriod(each, 'short'),
            income: formatAmount(each.income),
            expense: formatAmount(each.expense),
          }),
          values: { income: Number(each.income), expense: Number(each.expense) },
          line: Number(each.balance),
        }))}
        cut={isCut ? { top, words: shorten } : undefined}
        foot={foot}
        at={months.indexOf(month)}
        onChoose={place => setChosen(months[place]?.from)}
        onOpen={() => void navigate(recordsOf(month))}
      />
      {isCut && (
        <p className={css.note}>
          {text('Bars with a break are shortened to fit. Their amounts are shown above.')}
        </p>
      )}
      <MonthsTable months={months} />
    </figure>
  )
}

function monthsOf(byMonth: NonNullable<CardData['byMonth']>, period: Period | null): Month[] {
  const { month_start } = preferences.getState()
  return monthsIn(daysShown(period, thisPeriod(), month_start), byMonth, month_start)
}

/** Shortens an amount, so that it fits above its bar: "42 jt" (42 million). */
const shorten = (amount: number) =>
  numberFormat(numberLocale(), { notation: 'compact', maximumSignificantDigits: 2 }).format(amount)

function MonthsTable({ months }: { months: Month[] }) {
  const text = useText()
  return (
    <TableDialog
      label={text('Cash flow by month')}
      heads={[text('Month'), text('Income'), text('Expense'), text('Balance')]}
      rows={months.toReversed().map(month => ({
        ...{ key: month.from, name: formatPeriod(month, 'short') },
        cells: (['income', 'expense', 'balance'] as const).map(name => ({
          text: formatAmount(month[name]),
          to: recordsOf(month, name === 'balance' ? {} : { type: name }),
          ...(name === 'expense' && { note: noteOwed(month.owed, text) }),
        })),
      }))}
    />
  )
}
