import type { ReactNode } from 'react'
import css from './ProblemCard.module.css'

interface ProblemCardProps {
  title: string
  /** What happened and what can be done, in a sentence or two. */
  children?: ReactNode
  /** "Try again", a way back. */
  actions?: ReactNode
  /** Nothing broke: drawn without the colour of an error. */
  isCalm?: boolean | undefined
}

// Drawn here: the shell has no other icon, and the library for them would weigh more than the card.
const triangle = 'M12 4l10 17H2zM12 10v5m0 2v.1'
const compass = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M16 8l-2 6-6 2 2-6z'

/** Shown in place of a screen that could not be shown; announced at once. */
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
