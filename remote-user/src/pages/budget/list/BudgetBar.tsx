import type { CSSProperties } from 'react'
import css from './BudgetBar.module.css'
import type { Measured } from './measure-budget'

interface BudgetBarProps {
  label: string
  measured: Measured
  /** Elapsed share of the period, 0 to 1; undefined outside the current period. */
  today: number | undefined
}

/**
 * The budget as a bar: filled for spending, hatched for planned spending, with a tick for today. If
 * the budget is overspent, the bar's end is jagged.
 */
export const BudgetBar = ({ label, measured: { spent, planned, state }, today }: BudgetBarProps) => (
  <div className={css.bar} role="img" aria-label={label} data-state={state}>
    <div className={css.track}>
      <div className={css.spent} style={{ '--share': spent } as CSSProperties} />
      <div className={css.planned} style={{ '--share': planned } as CSSProperties} />
    </div>
    {today !== undefined && <div className={css.today} style={{ '--share': today } as CSSProperties} />}
  </div>
)
