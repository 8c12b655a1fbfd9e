import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import css from './Toast.module.css'

interface ToastProps {
  message: string | undefined
  /** The `lang` of the message, if it differs from the page's `lang`. */
  language?: string | undefined
  /** A new value restarts the timer of the toast, even if the message is the same. */
  stamp?: unknown
  action?: { label: string; onAct: () => void } | undefined
  onDismiss: () => void
  dismissLabel: string
  tone?: 'success'
  /**
   * Milliseconds until the toast disappears. The timer stops while the toast is hovered or focused.
   */
  shownFor?: number
  /** More content, in a separate live region. The content may be added later. */
  children?: ReactNode
}

/**
 * A message that disappears after a while, or when another toast appears. Keep this component
 * mounted even without a message, because screen readers announce only changes in an existing live
 * region.
 */
export function Toast({
  message,
  language,
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
      <p className={css.message} role="status" lang={language}>
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

/** A new `message` or `stamp` restarts the timer. `limit` is in milliseconds. */
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

/**
 * Hides older toasts of the shell and all remotes. For this, each new toast dispatches an event on
 * the document.
 */
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
