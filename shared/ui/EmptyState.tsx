import { Wallet } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import css from './EmptyState.module.css'

interface EmptyStateProps {
  /** What there is none of: "No transactions found." */
  title: string
  icon?: ComponentType<{ size?: number }>
  /** What to do next. */
  children?: ReactNode
}

export const EmptyState = ({ title, icon: Icon = Wallet, children }: EmptyStateProps) => (
  <div className={css.empty}>
    <span className={css.icon}>
      <Icon size={28} />
    </span>
    <p className={css.title}>{title}</p>
    {children}
  </div>
)
