import { Wallet } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import css from './EmptyState.module.css'
import { useFocusHeir } from '../table/use-focus-heir'

interface EmptyStateProps {
  /** What there is none of: "No transactions found." */
  title: string
  icon?: ComponentType<{ size?: number }>
  /** What to do next. */
  children?: ReactNode
}

/** What stands where there is nothing yet. The focus of what fills it, which goes with it, moves to the content. */
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
