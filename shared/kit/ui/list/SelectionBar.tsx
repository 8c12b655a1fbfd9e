import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton'
import css from './SelectionBar.module.css'

interface SelectionBarProps {
  count: number
  summary: string
  onClear: () => void
  clearLabel: string
  children: ReactNode
}

/**
 * A sticky bar below a list, shown while rows are selected. Keep the bar mounted, so that screen
 * readers announce its text.
 */
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
