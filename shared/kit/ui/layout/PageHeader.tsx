import type { ReactNode } from 'react'
import css from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  children?: ReactNode
}

export const PageHeader = ({ title, children }: PageHeaderProps) => (
  <div className={css.header}>
    <h1>{title}</h1>
    {children && <div className={css.actions}>{children}</div>}
  </div>
)
