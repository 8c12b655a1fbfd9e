import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton'
import css from './SelectionBar.module.css'

interface SelectionBarProps {
  /** How many are chosen; with none the bar is away. */
  count: number
  /** "3 dipilih". Announced when it changes. */
  summary: string
  onClear: () => void
  clearLabel: string
  /** What can be done with all of them: buttons. */
  children: ReactNode
}

/** Stays in sight below a list while some of it is chosen. Keep it mounted: its words are then announced. */
export const SelectionBar = ({ count, summary, onClear, clearLabel, children }: SelectionBarProps) => (
  <div className={css.bar} data-shown={count > 0}>
    {count > 0 && (
      <IconButton label={clearLabel} onClick={onClear}>
        <X />
      </IconButton>
    )}
    <p className={css.summary} role="status">
      {count > 0 && summary}
    </p>
    {count > 0 && <div className={css.actions}>{children}</div>}
  </div>
)
