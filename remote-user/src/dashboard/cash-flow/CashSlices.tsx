import type { PieCustomLayerProps } from '@nivo/pie'
import { useTooltip } from '@nivo/tooltip'
import { formatAmount } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import type { MouseEvent } from 'react'
import css from './CashSlices.module.css'

export interface CashSlice {
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
export function CashSlices({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<CashSlice>) {
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
