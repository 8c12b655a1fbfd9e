import { Pie, type PieCustomLayerProps } from '@nivo/pie'
import type { Summary } from '@pundi/contract'
import { useText } from '../../catalogue/text'
import css from './CashPie.module.css'
import { useTooltip } from '@nivo/tooltip'
import { formatAmount, type Period } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { type MouseEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { recordsOf } from '../records-of'

interface CashPieProps {
  period: Period | null
  summary: Summary
}

/**
 * Two slices, 250 px high: the expense has stripes, so that colour is not all that tells it from the income. Each leads
 * to its records. Hidden from screen readers and the keyboard, which have the table of the same data beside it. The
 * colours are the tokens themselves, so that a change of theme needs no drawing anew.
 */
export default function CashPie({ period, summary }: CashPieProps) {
  const text = useText()
  const navigate = useNavigate()
  const slices: CashSlice[] = [
    { id: 'income', label: text('Income'), amount: summary.income },
    { id: 'expense', label: text('Expense'), amount: summary.expense },
  ].map(slice => ({ ...slice, open: () => void navigate(recordsOf(period, { type: slice.id })) }))
  const isWhole = slices.some(({ amount }) => Number(amount) <= 0)
  return (
    <div className={css.pie} aria-hidden="true">
      <Pie
        data={slices}
        // Angles only: what is read is formatted from the exact text. Refunds can bring an expense below zero.
        value={({ amount }) => Math.max(0, Number(amount))}
        width={250}
        height={250}
        margin={{ top: 12, right: 12, bottom: 12, left: 12 }}
        innerRadius={0.62}
        padAngle={isWhole ? 0 : 1.5}
        cornerRadius={isWhole ? 0 : 4}
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
  /** Goes to its records. */
  open: () => void
}

/**
 * The arcs of the chart as plain paths. The chart's own are driven by springs, also where nothing moves: they held up a
 * slow phone for a fifth of a second.
 */
function CashSlices({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<CashSlice>) {
  const { showTooltipFromEvent, hideTooltip } = useTooltip()
  const stripes = useId()
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
      <pattern id={stripes} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={css.paper} width={6} height={6} />
        <rect className={css.stripe} width={4} height={6} />
      </pattern>
      {dataWithArc.map(({ id, data, arc }) => (
        <path
          key={id}
          className={css.slice}
          d={arcGenerator(arc) ?? ''}
          fill={id === 'income' ? 'var(--color-income)' : `url(#${stripes})`}
          onClick={data.open}
          onMouseMove={event => explain(data, event)}
          onMouseLeave={hideTooltip}
        />
      ))}
    </g>
  )
}
