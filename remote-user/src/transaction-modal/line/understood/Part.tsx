import type { ReactNode } from 'react'
import css from './Understood.module.css'

interface PartProps {
  label: string
  /** What the server refused. */
  problem?: string | undefined
  children: ReactNode
}

/** One field of what a line is understood as. */
export const Part = ({ label, problem, children }: PartProps) => (
  <div className={css.part}>
    <dt>{label}</dt>
    <dd>
      {children}
      {problem && <Problem>{problem}</Problem>}
    </dd>
  </div>
)

export const Problem = ({ children }: { children: ReactNode }) => (
  <span className={css.problem}>{children}</span>
)
