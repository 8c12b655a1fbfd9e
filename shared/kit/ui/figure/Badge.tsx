import type { ReactNode } from 'react'
import { languageOf } from '../../format/language-of'
import css from './Badge.module.css'

interface BadgeProps {
  tone: 'income' | 'expense' | 'neutral'
  children: ReactNode
}

/** The word repeats the colour's meaning: green for income, red for expense. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={css.badge} data-tone={tone} lang={languageOf(children)}>
    {children}
  </span>
)
