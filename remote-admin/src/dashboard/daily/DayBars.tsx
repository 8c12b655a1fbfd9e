import css from './DailyChart.module.css'

interface DayBarsProps {
  name: 'sign-ups' | 'transactions'
  counts: number[]
  /** The day that is chosen. */
  at: number
  onPoint: (at: number) => void
}

/** Counts of days as bars, for the eye: the slider and the table beside them say the same. */
export function DayBars({ name, counts, at, onPoint }: DayBarsProps) {
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
