import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Where something leads, or what it does; undefined where there is nothing left to do. */
export type Step = string | { to: string; state: unknown } | (() => void) | undefined

interface LinkOrButtonProps {
  /** An address makes a link, something to do a button; neither, the one it was, disabled where it stands. */
  go: Step
  /** Told when the link is followed. */
  onGo?: (() => void) | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
  children: ReactNode
}

/** What leads to an address or does something, and keeps its place and its focus when there is nothing left to do. */
export function LinkOrButton({ go, onGo, ...rest }: LinkOrButtonProps) {
  if (typeof go === 'function' || go === undefined)
    return <button type="button" onClick={go} aria-disabled={go ? undefined : true} {...rest} />
  return <Link {...(typeof go === 'string' ? { to: go } : go)} onClick={onGo} preventScrollReset {...rest} />
}
