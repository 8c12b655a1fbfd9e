import type { ReactNode } from 'react'
import { languageOf } from '../../format/language-of'
import css from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  children?: ReactNode
}

export const PageHeader = ({ title, children }: PageHeaderProps) => (
  <div className={css.header}>
    <h1 lang={languageOf(title)}>{title}</h1>
    {children && <div className={css.actions}>{children}</div>}
  </div>
)
