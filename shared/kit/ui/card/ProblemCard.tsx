import type { ReactNode } from 'react'
import css from './ProblemCard.module.css'

interface ProblemCardProps {
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** True if the card is not about an error. It then does not use the error colour. */
  isCalm?: boolean | undefined
}

// The icons are inline, because the shell uses no other icons and the icon library is larger than
// this card.
const triangle = 'M12 4l10 17H2zM12 10v5m0 2v.1'
const compass = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M16 8l-2 6-6 2 2-6z'

export const ProblemCard = ({ title, children, actions, isCalm = false }: ProblemCardProps) => (
  <div className={css.problem} role="alert">
    <span className={css.icon} data-calm={isCalm}>
      <svg className={css.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={isCalm ? compass : triangle} />
      </svg>
    </span>
    <h1>{title}</h1>
    {children && <div className={css.text}>{children}</div>}
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
)
