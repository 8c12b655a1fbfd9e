import type { ComponentProps } from 'react'
import css from './IconButton.module.css'
import tip from './tooltip.module.css'
import { useTooltips } from './use-tooltips'

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
}

/**
 * A 44 px button with only an icon. Unlike a native button, it has the default type "button" and
 * therefore does not submit a form.
 */
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
