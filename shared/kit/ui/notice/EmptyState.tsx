import { Wallet } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import css from './EmptyState.module.css'
import { useFocusHeir } from '../table/use-focus-heir'

interface EmptyStateProps {
  /** The message: "No transactions found." */
  title: string
  icon?: ComponentType<{ size?: number }>
  /** Actions to take next. */
  children?: ReactNode
}

/** Shown where there is nothing yet. When it is removed while it has the focus, the focus moves to the content. */
export function EmptyState({ title, icon: Icon = Wallet, children }: EmptyStateProps) {
  const holder = useFocusHeir<HTMLDivElement>()
  return (
    <div className={css.empty} ref={holder}>
      <span className={css.icon}>
        <Icon size={28} />
      </span>
      <p className={css.title}>{title}</p>
      {children}
    </div>
  )
}
