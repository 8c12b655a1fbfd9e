import { Pie, type PieCustomLayerProps } from '@nivo/pie'
import type { Summary } from '@pundi/contract'
import { useText } from '../../catalogue/text'
import css from './CashPie.module.css'
import { useTooltip } from '@nivo/tooltip'
import { formatAmount } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import type { MouseEvent } from 'react'

/**
 * Two slices, 250 px high. Hidden from screen readers, which have the table of the same data beside it. The colours
 * are the tokens themselves, so that a change of theme needs no drawing anew.
 */
export default function CashPie({ summary }: { summary: Summary }) {
  const text = useText()
  const slices: CashSlice[] = [
    { id: 'income', label: text('Income'), amount: summary.income, color: 'var(--color-income)' },
    { id: 'expense', label: text('Expense'), amount: summary.expense, color: 'var(--color-expense)' },
  ]
  const isWhole = slices.some(({ amount }) => Number(amount) === 0)
  return (
    <div className={css.pie} aria-hidden="true">
      <Pie
        data={slices}
        // Angles only: what is read is formatted from the exact text.
        value={({ amount }) => Number(amount)}
        width={250}
        height={250}
        margin={{ top: 12, right: 12, bottom: 12, left: 12 }}
        innerRadius={0.62}
        padAngle={isWhole ? 0 : 1.5}
        cornerRadius={isWhole ? 0 : 4}
        colors={({ data }) => data.color}
        animate={false}
        layers={[CashSlices]}
      />
    </div>
  )
}

interface CashSlice {
  id: string
  label: string
  /** Decimal text. */
  amount: string
  color: string
}

/**
 * The arcs of the chart as plain paths. The chart's own are driven by springs, also where nothing moves: they held up a
 * slow phone for a fifth of a second.
 */
function CashSlices({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<CashSlice>) {
  const { showTooltipFromEvent, hideTooltip } = useTooltip()
  const explain = ({ label, amount }: CashSlice, event: MouseEvent) =>
    showTooltipFromEvent(
      <span className={css.tooltip}>
        {label}{' '}
        <strong>
          <Amount>{formatAmount(amount)}</Amount>
        </strong>
      </span>,
      event,
    )
  return (
    <g transform={`translate(${centerX}, ${centerY})`}>
      {dataWithArc.map(({ id, data, arc, color }) => (
        <path
          key={id}
          className={css.slice}
          d={arcGenerator(arc) ?? ''}
          fill={color}
          onMouseMove={event => explain(data, event)}
          onMouseLeave={hideTooltip}
        />
      ))}
    </g>
  )
}
