import type { CSSProperties, ReactNode } from 'react'
import { Amount } from '../../ui'
import { type LegendEntry, Swatch } from '../frame/Legend'
import css from './Tooltip.module.css'

interface TooltipRow extends Partial<LegendEntry> {
  amount: string
}

export interface TooltipContent {
  title: string
  rows: readonly TooltipRow[]
  note?: ReactNode
}

interface TooltipProps extends TooltipContent {
  /** Horizontal position of the selected value, in pixels from the left edge of the chart. */
  left: number
  side: 'before' | 'behind'
}

export const Tooltip = ({ title, rows, note, left, side }: TooltipProps) => (
  <div className={css.tooltip} data-side={side} style={{ '--left': `${left}px` } as CSSProperties}>
    <p>{title}</p>
    {rows.map(({ look, label, amount }) => (
      <p key={label ?? amount} className={css.row}>
        <span>
          {look && <Swatch look={look} />} {label}
        </span>
        <strong>
          <Amount>{amount}</Amount>
        </strong>
      </p>
    ))}
    {note && <p className={css.note}>{note}</p>}
  </div>
)
