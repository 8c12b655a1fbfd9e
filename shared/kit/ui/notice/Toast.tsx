import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import css from './Toast.module.css'

interface ToastProps {
  /** The message: "Transaksi dihapus"; undefined while there is none. */
  message: string | undefined
  /** What the message is about: another value restarts the clock, even with the same message. */
  stamp?: unknown
  action?: { label: string; onAct: () => void } | undefined
  onDismiss: () => void
  dismissLabel: string
  /** Green, as an alert box of success is. */
  tone?: 'success'
  /** Milliseconds, more where there is more to read; the clock stands still while the toast is hovered or holds the focus. */
  shownFor?: number
  /** What there is to say beside the message, in a region of its own. It may come later. */
  children?: ReactNode
}

/**
 * A notice that disappears by itself, above the bottom bar on phones; at once where another one comes. Keep it mounted while it has no message: a screen
 * reader announces only what changes in a region that it already knows.
 */
export function Toast({
  message,
  stamp,
  action,
  onDismiss,
  dismissLabel,
  tone,
  children,
  shownFor = children ? 12_000 : 8000,
}: ToastProps) {
  const [isHeld, setHeld] = useState({ hover: false, focus: false })
  const before = useRef<HTMLElement>(null)
  const isShown = message !== undefined
  useClock(isShown && !isHeld.hover && !isHeld.focus, shownFor, [message, stamp], onDismiss)
  useOnlyOne(isShown, [message, stamp], onDismiss)

  function hold(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    if (event.type === 'focus') before.current = event.relatedTarget as HTMLElement | null
    setHeld(held => ({ ...held, focus: event.type === 'focus' }))
  }

  /** The focus returns to where it came from. */
  function leave(then: () => void) {
    setHeld({ hover: false, focus: false })
    if (before.current?.isConnected) before.current.focus()
    then()
  }

  return (
    <div
      className={css.toast}
      data-shown={isShown}
      data-tone={tone}
      onPointerEnter={() => setHeld(held => ({ ...held, hover: true }))}
      onPointerLeave={() => setHeld(held => ({ ...held, hover: false }))}
      onFocus={hold}
      onBlur={hold}
      onKeyDown={event => {
        if (event.key === 'Escape') leave(onDismiss)
      }}
    >
      <p className={css.message} role="status">
        {message}
      </p>
      {isShown && (
        <div className={css.actions}>
          {action && (
            <Button type="button" tone="quiet" className={css.action} onClick={() => leave(action.onAct)}>
              {action.label}
            </Button>
          )}
          <IconButton label={dismissLabel} onClick={() => leave(onDismiss)}>
            <X />
          </IconButton>
        </div>
      )}
      {isShown && children && (
        <div className={css.more} role="status">
          {children}
        </div>
      )}
    </div>
  )
}

/** Calls `ring` after the clock has run for `limit` milliseconds; it restarts for another `message` or `stamp`. */
function useClock(isRunning: boolean, limit: number, [message, stamp]: [unknown, unknown], ring: () => void) {
  const left = useRef(limit)
  const onRing = useEffectEvent(ring)
  useEffect(() => {
    left.current = limit
  }, [limit, message, stamp])
  useEffect(() => {
    if (!isRunning) return
    const since = Date.now()
    const timer = setTimeout(() => onRing(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [isRunning, limit, message, stamp])
}

/** Of the shell's toasts and those of a remote one is shown, the newest: each says so to the document. */
function useOnlyOne(isShown: boolean, [message, stamp]: [unknown, unknown], leave: () => void) {
  const onOther = useEffectEvent(leave)
  useEffect(() => {
    if (!isShown) return
    document.dispatchEvent(new Event(toastShown))
    const hear = () => onOther()
    document.addEventListener(toastShown, hear)
    return () => document.removeEventListener(toastShown, hear)
  }, [isShown, message, stamp])
}

const toastShown = 'pundi-toast'
