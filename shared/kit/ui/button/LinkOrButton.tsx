import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface LinkOrButtonProps {
  /** An address makes a link, something to do a button; neither, the one it was, disabled where it stands. */
  go: string | (() => void) | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
  children: ReactNode
}

/** What leads to an address or does something, and keeps its place and its focus when there is nothing left to do. */
export const LinkOrButton = ({ go, ...rest }: LinkOrButtonProps) =>
  typeof go === 'string' ? (
    <Link to={go} preventScrollReset {...rest} />
  ) : (
    <button type="button" onClick={go} aria-disabled={go ? undefined : true} {...rest} />
  )
