import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** An address, or an action; undefined where there is nothing to do. */
export type Step = string | { to: string; state: unknown } | (() => void) | undefined

interface LinkOrButtonProps {
  /** An address makes it a link and a function a button; without either it stays what it was, disabled. */
  go: Step
  /** Called when the link is followed. */
  onGo?: (() => void) | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
  children: ReactNode
}

/** A link or a button that keeps its place and its focus when there is nothing left to do. */
export function LinkOrButton({ go, onGo, ...rest }: LinkOrButtonProps) {
  if (typeof go === 'function' || go === undefined)
    return <button type="button" onClick={go} aria-disabled={go ? undefined : true} {...rest} />
  return <Link {...(typeof go === 'string' ? { to: go } : go)} onClick={onGo} preventScrollReset {...rest} />
}
