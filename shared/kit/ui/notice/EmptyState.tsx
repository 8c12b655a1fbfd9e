import { Wallet } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import css from './EmptyState.module.css'
import { languageOf } from '../../format/language-of'
import { useFocusHeir } from '../table/use-focus-heir'

interface EmptyStateProps {
  title: string
  icon?: ComponentType<{ size?: number }>
  children?: ReactNode
}

/**
 * Shown instead of an empty list. If this element is removed while focused, the focus moves to
 * `main`.
 */
export function EmptyState({ title, icon: Icon = Wallet, children }: EmptyStateProps) {
  const holder = useFocusHeir<HTMLDivElement>()
  return (
    <div className={css.empty} ref={holder}>
      <span className={css.icon}>
        <Icon size={28} />
      </span>
      <p className={css.title} lang={languageOf(title)}>
        {title}
      </p>
      {children}
    </div>
  )
}
