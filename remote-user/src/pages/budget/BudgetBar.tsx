import type { CSSProperties } from 'react'
import css from './BudgetBar.module.css'
import type { Measured } from './measure-budget'

interface BudgetBarProps {
  label: string
  measured: Measured
  /** Elapsed share of the period, 0 to 1; undefined outside the current one. */
  today: number | undefined
}

/**
 * The budget as a bar: filled with spending, hatched with planned spending, ticked at today. Overspending
 * breaks the bar's end.
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
