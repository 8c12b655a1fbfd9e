import { Compass, TriangleAlert } from 'lucide-react'
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

/** Shown in place of a screen that could not be shown; announced at once. */
export const ProblemCard = ({ title, children, actions, isCalm = false }: ProblemCardProps) => (
  <div className={css.problem} role="alert">
    <span className={css.icon} data-calm={isCalm}>
      {isCalm ? <Compass size={24} /> : <TriangleAlert size={24} />}
    </span>
    <h1>{title}</h1>
    {children && <div className={css.text}>{children}</div>}
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
)
