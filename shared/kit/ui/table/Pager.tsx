import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkOrButton } from '../button/LinkOrButton'
import css from './Pager.module.css'

/** Where a step leads, or what it does; undefined where there is no such page. */
type Step = string | (() => void) | undefined

interface PagerProps {
  /** Names the pager: "Pages of transactions". */
  label: string
  first?: Step
  previous?: Step
  next?: Step
  /** What is seen of how much: "1–50 dari 320". Announced when it changes. */
  summary: ReactNode
  labels: { first: string; previous: string; next: string }
}

/** Steps through the pages of a list; a step that leads nowhere keeps its place. */
export const Pager = ({ label, first, previous, next, summary, labels }: PagerProps) => (
  <nav className={css.pager} aria-label={label}>
    <p className={css.summary} role="status">
      {summary}
    </p>
    <div className={css.steps}>
      <LinkOrButton go={first} className={css.step}>
        <ChevronsLeft size={20} />
        {labels.first}
      </LinkOrButton>
      <LinkOrButton go={previous} className={css.step}>
        <ChevronLeft size={20} />
        {labels.previous}
      </LinkOrButton>
      <LinkOrButton go={next} className={css.step}>
        {labels.next}
        <ChevronRight size={20} />
      </LinkOrButton>
    </div>
  </nav>
)
