import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import css from './Dialog.module.css'
import { IconButton } from '../button/IconButton'
import { useCloseOnBack } from './close-on-back'
import { useModal } from './use-modal'

interface DialogProps {
  title: string
  open: boolean
  /** Called on Escape or the close button; the caller may ask before it discards typed work. */
  onClose: () => void
  closeLabel: string
  /** For a form: on phones as high as the part of the window above the keyboard. */
  sheet?: boolean
  /** For a form that may be closed and opened again as it was: no way out of the page leaves it behind. */
  keepsContent?: boolean
  children: ReactNode
}

/** A modal dialog. Its children exist only while it is open, so that a form in it starts clear every time. */
export function Dialog({
  title,
  open,
  onClose,
  closeLabel,
  sheet = false,
  keepsContent = false,
  children,
}: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, open)
  useCloseOnBack(open, onClose, keepsContent)
  useVisibleArea(dialog, sheet && open)

  // Handled before the browser's own handling, which would close without asking on a second Escape.
  function askOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-sheet={sheet || undefined}
      aria-labelledby={id}
      onKeyDown={askOnEscape}
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      {(open || keepsContent) && (
        <div className={css.content}>
          <h2 id={id}>{title}</h2>
          {children}
          {/* Last in the order of focus, so that a dialog opens on its first field. */}
          <IconButton label={closeLabel} className={css.close} onClick={onClose}>
            <X />
          </IconButton>
        </div>
      )}
    </dialog>
  )
}

/**
 * Sets `--visible-top` and `--visible-height` to the visible part of the window: a phone's keyboard covers the window
 * without making it smaller, and CSS has no unit for that. They are set on the dialog alone: on the root the style of
 * every element of the page would be computed again.
 */
function useVisibleArea(dialog: RefObject<HTMLElement | null>, isWanted: boolean) {
  useEffect(() => {
    const area = window.visualViewport
    const style = dialog.current?.style
    if (!isWanted || !area || !style) return
    const tell = () => {
      style.setProperty('--visible-top', `${area.offsetTop}px`)
      style.setProperty('--visible-height', `${area.height}px`)
    }
    tell()
    area.addEventListener('resize', tell)
    area.addEventListener('scroll', tell)
    return () => {
      area.removeEventListener('resize', tell)
      area.removeEventListener('scroll', tell)
      style.removeProperty('--visible-top')
      style.removeProperty('--visible-height')
    }
  }, [dialog, isWanted])
}
