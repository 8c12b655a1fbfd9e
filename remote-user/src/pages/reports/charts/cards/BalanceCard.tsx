import { centsOf, daysBetween, type StatementAnswer } from '@pundi/contract'
import { formatStep, LineChart } from '@pundi/kit/chart'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nameDay, nameMonthAndYear } from '../../../../shared/period/name-shortly'
import { recordsOf } from '../../../../shared/records-of/records-of'
import { useText } from '../../catalogue/text'
import css from './BalanceCard.module.css'
import { cellOf } from '../cells'
import { Figure } from '../Figure'
import { Numbers } from '../Numbers'
import { ReportCard } from './ReportCard'

export function BalanceCard({ answer }: { answer: StatementAnswer }) {
  const text = useText()
  const navigate = useNavigate()
  const { balance } = answer.data
  const points = balance.data
  const [at, choose] = useState(points.length - 1)
  const place = Math.min(at, points.length - 1)
  const point = points[place]
  const last = points.at(-1)
  if (!point || !last) return null
  const lowest = points.reduce((low, each) => (centsOf(each.balance) < centsOf(low.balance) ? each : low))
  // The balance of all wallets includes opening balances, and excludes transactions without a
  // wallet. So no list of transactions adds up to this balance.
  const hasList = balance.of === 'bookings'
  const title =
    balance.of === 'wallets' ? text('Balance of all wallets') : text('Balance of all transactions')
  const sentence = text('Balance from {before} to {after}. Lowest on {day}: {low}.', {
    ...{ before: formatAmount(balance.before), after: formatAmount(last.balance) },
    ...{ day: formatDay(lowest.date), low: formatAmount(lowest.balance) },
  })
  return (
    <ReportCard title={title} answer={answer} table="balance" sentence={sentence}>
      <div className={css.readout}>
        <span>{formatDay(point.date)}</span>
        {hasList ? (
          <Figure amount={point.balance} days={{ to: point.date }} />
        ) : (
          <Amount>{formatAmount(point.balance)}</Amount>
        )}
      </div>
      <LineChart
        label={title}
        places={points.map(({ date }) => nameShortly(date, points))}
        marks={[
          {
            ...{ id: 'balance', look: 'strong' },
            data: points.map((each, x) => ({ x, y: Number(each.balance) })),
          },
          {
            ...{ id: 'lowest', look: 'note' },
            words: [formatDay(lowest.date), formatAmount(lowest.balance)],
            data: [{ x: points.indexOf(lowest), y: Number(lowest.balance) }],
          },
        ]}
        formatStep={formatStep}
        at={place}
        value={Number(point.balance)}
        valueText={`${formatDay(point.date)}: ${formatAmount(point.balance)}`}
        tooltip={{
          title: formatDay(point.date),
          rows: [{ label: text('Balance'), amount: formatAmount(point.balance) }],
        }}
        onChoose={choose}
        onOpen={hasList ? () => void navigate(recordsOf({ to: point.date })) : undefined}
      />
      <Numbers
        label={title}
        heads={[text('Date'), text('Balance')]}
        rows={points.map(({ date, balance: there }) => ({
          ...{ key: date, name: formatDay(date) },
          cells: [hasList ? cellOf(there, { to: date }) : { text: formatAmount(there) }],
        }))}
      />
    </ReportCard>
  )
}

function nameShortly(day: string, points: readonly { date: string }[]) {
  const [first, last] = [points[0]?.date ?? day, points.at(-1)?.date ?? day]
  const isLong = daysBetween(first, last) > 366
  return isLong ? nameMonthAndYear(day) : nameDay(day)
}
