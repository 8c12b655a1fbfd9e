import type { ReactNode } from 'react'
import { languageOf } from '../../format/language-of'
import css from './Badge.module.css'

interface BadgeProps {
  tone: 'income' | 'expense' | 'neutral'
  children: ReactNode
}

/** A word in a colour: green for income, red for expense. The word says the same as the colour. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={css.badge} data-tone={tone} lang={languageOf(children)}>
    {children}
  </span>
)
