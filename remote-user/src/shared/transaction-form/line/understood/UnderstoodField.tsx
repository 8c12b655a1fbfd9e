import type { ReactNode } from 'react'
import css from './Understood.module.css'

interface UnderstoodFieldProps {
  label: string
  /** The server's reason for refusing this value. */
  problem?: string | undefined
  children: ReactNode
}

export const UnderstoodField = ({ label, problem, children }: UnderstoodFieldProps) => (
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
