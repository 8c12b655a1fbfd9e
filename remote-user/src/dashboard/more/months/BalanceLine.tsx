import type { Month } from './months'
import css from './MonthsChart.module.css'
import { heightOf, type Scale } from './scale'

interface BalanceLineProps {
  months: Month[]
  scale: Scale
}

/** What was left of each month, as a line over the bars. Hidden from screen readers: the table says the same. */
export function BalanceLine({ months, scale }: BalanceLineProps) {
  const points = months
    .map(({ balance }, index) => `${index + 0.5},${100 - heightOf(Number(balance), scale)}`)
    .join(' ')
  return (
    <svg className={css.line} viewBox={`0 0 ${months.length} 100`} preserveAspectRatio="none" aria-hidden>
      <polyline points={points} />
      <polyline points={points} />
    </svg>
  )
}
