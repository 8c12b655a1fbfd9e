import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export type Step = string | { to: string; state: unknown } | (() => void) | undefined

interface LinkOrButtonProps {
  /**
   * An address renders a link, a function renders a button, and undefined renders a disabled
   * button.
   */
  go: Step
  onGo?: (() => void) | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
  children: ReactNode
}

export function LinkOrButton({ go, onGo, ...rest }: LinkOrButtonProps) {
  if (typeof go === 'function' || go === undefined)
    return <button type="button" onClick={go} aria-disabled={go ? undefined : true} {...rest} />
  return <Link {...(typeof go === 'string' ? { to: go } : go)} onClick={onGo} preventScrollReset {...rest} />
}
