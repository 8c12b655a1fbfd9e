import type { ReactNode } from 'react'
import css from './Badge.module.css'

interface BadgeProps {
  tone: 'income' | 'expense' | 'neutral'
  children: ReactNode
}

/** A word in a coloured pill: green for income, red for expense. The word repeats the colour's meaning. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={css.badge} data-tone={tone}>
    {children}
  </span>
)
