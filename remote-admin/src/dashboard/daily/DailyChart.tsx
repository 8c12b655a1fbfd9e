import { formatDay, formatNumber } from '@pundi/kit/format'
import { use, useState } from 'react'
import { useText } from '../../catalogue/text'
import { TryAgain } from '../../TryAgain'
import type { DashboardData } from '../load-dashboard'
import css from './DailyChart.module.css'
import { DailyTable } from './DailyTable'

/**
 * Two rows of bars over the same days. One slider chooses the day whose figures stand above, for the keyboard and for
 * fingers; a mouse may point at a bar. The table below has all of them.
 */
export function DailyChart({ daily }: Pick<DashboardData, 'daily'>) {
  const text = useText()
  const days = use(daily)
  const [chosen, setChosen] = useState<number>()
  if (!days) return <TryAgain message={text('Gagal mengambil data admin')} />
  const at = Math.min(chosen ?? days.length - 1, days.length - 1)
  const [first, day, last] = [days.at(0), days.at(at), days.at(-1)]
  if (!first || !day || !last) return null
  const series = [
    {
      name: 'sign-ups',
      label: text('Sign-ups'),
      count: day.sign_ups,
      counts: days.map(({ sign_ups }) => sign_ups),
    },
    {
      name: 'transactions',
      label: text('Transactions'),
      count: day.transactions,
      counts: days.map(({ transactions }) => transactions),
    },
  ] as const
  const figures = series.map(({ label, count }) => `${label} ${formatNumber(count)}`)

  return (
    <figure className={css.figure} aria-label={text('Sign-ups and transactions of the last 30 days')}>
      <p className={css.day} aria-hidden>
        {formatDay(day.day)}
      </p>
      {series.map(({ name, label, count, counts }) => (
        <div key={name} className={css.series}>
          <dl className={css.readout}>
            <div>
              <dt>{label}</dt>
              <dd>{formatNumber(count)}</dd>
            </div>
            <div>
              <dt>{text('30-day total')}</dt>
              <dd>{formatNumber(counts.reduce((sum, count) => sum + count, 0))}</dd>
            </div>
          </dl>
          <DayBars name={name} counts={counts} at={at} onPoint={setChosen} />
        </div>
      ))}
      <label className={css.choice}>
        {text('Choose a day')}
        <input
          className={css.slider}
          type="range"
          min={0}
          max={days.length - 1}
          value={at}
          onChange={event => setChosen(event.target.valueAsNumber)}
          aria-valuetext={`${formatDay(day.day)}: ${figures.join(', ')}`}
        />
      </label>
      <p className={css.ends} aria-hidden>
        <span>{formatDay(first.day)}</span>
        <span>{formatDay(last.day)}</span>
      </p>
      <DailyTable days={days} />
    </figure>
  )
}

interface DayBarsProps {
  name: 'sign-ups' | 'transactions'
  counts: number[]
  /** The day that is chosen. */
  at: number
  onPoint: (at: number) => void
}

/** Counts of days as bars, for the eye: the slider and the table beside them say the same. */
function DayBars({ name, counts, at, onPoint }: DayBarsProps) {
  const largest = Math.max(1, ...counts)
  return (
    <div className={css.bars} data-series={name} aria-hidden>
      {counts.map((count, index) => (
        <span
          key={index}
          className={css.column}
          data-chosen={index === at}
          onPointerEnter={() => onPoint(index)}
          onPointerDown={() => onPoint(index)}
        >
          <span
            className={css.bar}
            data-empty={count === 0}
            style={{ height: `${(count / largest) * 100}%` }}
          />
        </span>
      ))}
    </div>
  )
}
