import type { ComponentProps } from 'react'
import css from './IconButton.module.css'
import tip from './tooltip.module.css'
import { useTooltips } from './use-tooltips'

interface IconButtonProps extends ComponentProps<'button'> {
  /** Names the button to screen readers and, as a tooltip, to everybody. */
  label: string
}

/** A 44 px button that shows an icon alone. It never submits a form unless asked to by `type`. */
export function IconButton({ label, className, children, ...button }: IconButtonProps) {
  useTooltips()
  return (
    <button
      type="button"
      {...button}
      className={[css.button, tip.tooltip, className].filter(Boolean).join(' ')}
      aria-label={label}
      data-tooltip={label}
    >
      {children}
    </button>
  )
}
