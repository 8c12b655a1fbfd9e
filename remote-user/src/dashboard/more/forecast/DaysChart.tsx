import { type DayBalance, decimalOf } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { type CSSProperties, type PointerEvent, useState } from 'react'
import { nameDay } from '../../../name-day'
import { nameShortDay } from '../../left/describe-left'
import { useText } from '../catalogue/text'
import { drawDays } from './draw-days'
import css from './Forecast.module.css'
import type { DayAhead } from './look-ahead'

interface DaysChartProps {
  past: DayBalance[]
  days: DayAhead[]
  lowest: { date: string; balance: bigint } | undefined
}

/**
 * A solid line for what was, a thin one for what is planned, a band for what is usual, and a dashed line for what is
 * tried out. Pointing, touching and the arrow keys choose a day, whose amounts stand above.
 */
export function DaysChart({ past, days, lowest }: DaysChartProps) {
  const text = useText()
  const [chosen, setChosen] = useState<number>()
  const place = chosen ?? days.findIndex(({ date }) => date === lowest?.date)
  const [today] = days
  const day = days[place] ?? today
  if (!today || !day) return null
  const drawn = drawDays(past, days)
  const mark = drawn.placeOf(day.date, day.tried ?? day.known)
  const first = drawn.placeOf(today.date, today.known)

  function point({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const at = Math.round(((clientX - left) / width) * (days.length - 1))
    setChosen(Math.min(days.length - 1, Math.max(0, at)))
  }

  return (
    <>
      <p className={css.readout}>
        <span>{nameDay(day.date)}</span>
        <strong>
          <Amount>{formatAmount(decimalOf(day.tried ?? day.known))}</Amount>
        </strong>
        {day.usual && day.usual.low !== day.usual.high && (
          <span>
            {text('usually {low} to {high}', {
              low: formatAmount(decimalOf(day.usual.low)),
              high: formatAmount(decimalOf(day.usual.high)),
            })}
          </span>
        )}
      </p>
      <div className={css.chart}>
        <svg className={css.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {drawn.zero !== undefined && <line x1="0" x2="100" y1={drawn.zero} y2={drawn.zero} />}
          <polygon points={drawn.band} />
          <polyline className={css.known} points={drawn.known} />
          <polyline className={css.past} points={drawn.past} />
          <polyline className={css.tried} points={drawn.tried} />
        </svg>
        <span className={css.today} style={{ left: `${first.left}%` }} aria-hidden>
          {text('Today')}
        </span>
        {lowest && <Lowest {...lowest} at={drawn.placeOf(lowest.date, lowest.balance)} />}
        <span className={css.mark} style={{ left: `${mark.left}%`, top: `${mark.top}%` }} />
        <input
          type="range"
          className={css.days}
          style={{ left: `${first.left}%` }}
          aria-label={text('Day')}
          aria-valuetext={`${nameDay(day.date)}: ${formatAmount(decimalOf(day.tried ?? day.known))}`}
          min={0}
          max={days.length - 1}
          value={place}
          onChange={({ target }) => setChosen(Number(target.value))}
          onPointerMove={point}
          onPointerDown={point}
        />
      </div>
    </>
  )
}

/** The lowest point, by its day and amount, below it and never beyond an edge. */
function Lowest({ date, balance, at }: { date: string; balance: bigint; at: { left: number; top: number } }) {
  const style = { left: `${at.left}%`, top: `${at.top}%`, '--shift': `${-at.left}%` } as CSSProperties
  return (
    <span className={css.lowest} style={style} aria-hidden>
      {nameShortDay(date)} <Amount>{formatAmount(decimalOf(balance))}</Amount>
    </span>
  )
}
