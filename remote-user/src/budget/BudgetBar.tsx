import type { CSSProperties } from 'react'
import css from './BudgetBar.module.css'
import type { Measured } from './measure-budget'

interface BudgetBarProps {
  /** The text alternative. */
  label: string
  measured: Measured
  /** How much of the period is over, 0 to 1; undefined where it is not the present one. */
  today: number | undefined
}

/**
 * All there is to spend as the length of a bar: filled with what is spent, hatched with what is planned, with a tick at
 * today. What is spent too much breaks its end.
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
