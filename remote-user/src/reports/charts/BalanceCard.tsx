import { centsOf, type StatementAnswer } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { useId, useState } from 'react'
import { useText } from '../catalogue/text'
import css from './BalanceCard.module.css'
import { cellOf } from './cells'
import { drawLine } from './draw-line'
import { Figure } from './Figure'
import { Numbers } from './Numbers'
import { ReportCard } from './ReportCard'

/** What there was over time: a line, with a slider through its points. */
export function BalanceCard({ answer }: { answer: StatementAnswer }) {
  const text = useText()
  const id = useId()
  const { balance } = answer.data
  const points = balance.data
  const [at, choose] = useState(points.length - 1)
  const point = points[Math.min(at, points.length - 1)]
  const last = points.at(-1)
  if (!point || !last) return null
  const lowest = points.reduce((low, each) => (centsOf(each.balance) < centsOf(low.balance) ? each : low))
  const { line, zero, xOf, yOf } = drawLine(points.map(each => Number(each.balance)))
  // What was in wallets at first is in no list of records, and what is in none is not in their balance.
  const hasList = balance.of === 'bookings'
  const title =
    balance.of === 'wallets' ? text('Balance of all wallets') : text('Balance of all transactions')
  const sentence = text('From {before} to {after}. Lowest on {day}: {low}.', {
    ...{ before: formatAmount(balance.before), after: formatAmount(last.balance) },
    ...{ day: formatDay(lowest.date), low: formatAmount(lowest.balance) },
  })
  return (
    <ReportCard title={title} answer={answer} table="balance" sentence={sentence}>
      <div className={css.readout}>
        <label htmlFor={id}>{formatDay(point.date)}</label>
        {hasList ? (
          <Figure amount={point.balance} days={{ to: point.date }} />
        ) : (
          <Amount>{formatAmount(point.balance)}</Amount>
        )}
      </div>
      <div className={css.chart}>
        <div className={css.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            {zero !== undefined && <line x1="0" x2="100" y1={zero} y2={zero} />}
            <polyline points={line} />
          </svg>
          <span
            className={css.dot}
            style={{ left: `${xOf(points.indexOf(point))}%`, top: `${yOf(Number(point.balance))}%` }}
          />
        </div>
        <input
          id={id}
          type="range"
          min={0}
          max={points.length - 1}
          value={points.indexOf(point)}
          onChange={({ target }) => choose(target.valueAsNumber)}
          aria-label={title}
          aria-valuetext={`${formatDay(point.date)}: ${formatAmount(point.balance)}`}
        />
      </div>
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
