import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkOrButton, type Step } from '../button/LinkOrButton'
import css from './Pager.module.css'

interface PagerProps {
  label: string
  first?: Step
  previous?: Step
  next?: Step
  summary: ReactNode
  onTurn?: () => void
  labels: { first: string; previous: string; next: string }
}

export const Pager = ({ label, first, previous, next, summary, onTurn, labels }: PagerProps) => (
  <nav className={css.pager} aria-label={label}>
    <p className={css.summary} role="status">
      {summary}
    </p>
    <div className={css.steps}>
      <LinkOrButton go={first} onGo={onTurn} className={css.step}>
        <ChevronsLeft size={20} />
        {labels.first}
      </LinkOrButton>
      <LinkOrButton go={previous} onGo={onTurn} className={css.step}>
        <ChevronLeft size={20} />
        {labels.previous}
      </LinkOrButton>
      <LinkOrButton go={next} onGo={onTurn} className={css.step}>
        {labels.next}
        <ChevronRight size={20} />
      </LinkOrButton>
    </div>
  </nav>
)
