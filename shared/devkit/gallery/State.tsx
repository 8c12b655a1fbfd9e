import type { ReactNode } from 'react'
import css from './Gallery.module.css'

interface StateProps {
  name: string
  isWide?: boolean
  children: ReactNode
}

export const State = ({ name, isWide, children }: StateProps) => (
  <div className={css.state} data-wide={isWide || undefined}>
    <h3>{name}</h3>
    <div>{children}</div>
  </div>
)
