import type { ComponentProps, MouseEvent } from 'react'
import css from './Button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  tone?: 'primary' | 'quiet' | 'danger'
  /**
   * If set, the button shows this text, such as "Loading...", and ignores clicks. The button keeps
   * the focus.
   */
  busy?: string | undefined
}

/** Like a native button, this button submits its form unless `type="button"` is set. */
export function Button({ tone = 'primary', busy, className, onClick, children, ...button }: ButtonProps) {
  const clickOnce = (event: MouseEvent<HTMLButtonElement>) =>
    busy === undefined ? onClick?.(event) : event.preventDefault()
  return (
    <button
      {...button}
      className={[css.button, className].filter(Boolean).join(' ')}
      data-tone={tone}
      onClick={clickOnce}
      {...(busy !== undefined && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy ?? children}
    </button>
  )
}
