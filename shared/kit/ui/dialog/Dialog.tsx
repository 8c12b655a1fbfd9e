import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import css from './Dialog.module.css'
import { languageOf } from '../../format/language-of'
import { IconButton } from '../button/IconButton'
import { useCloseOnBack } from './close-on-back'
import { useModal } from './use-modal'

interface DialogProps {
  title: string
  open: boolean
  /**
   * Called on Escape or the close button. The caller may ask before it discards the user's input.
   */
  onClose: () => void
  closeLabel: string
  /** True for a form. On phones, the dialog then fills the space above the keyboard. */
  sheet?: boolean
  /**
   * If true, the children stay mounted while the dialog is closed. While the dialog is open, every
   * navigation calls `onClose` instead of leaving the page.
   */
  keepsContent?: boolean
  /**
   * True if the dialog has its own address. Back then closes the dialog by leaving this address.
   */
  hasAddress?: boolean
  children: ReactNode
}

/** The children mount when the dialog opens, so that a form starts empty every time. */
export function Dialog({
  title,
  open,
  onClose,
  closeLabel,
  sheet = false,
  keepsContent = false,
  hasAddress = false,
  children,
}: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, open)
  useCloseOnBack(open && !hasAddress, onClose, keepsContent)
  useVisibleArea(dialog, sheet && open)

  // Runs before the browser handles Escape. Otherwise the browser would close the dialog without
  // asking if the user presses Escape twice.
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
          <h2 id={id} lang={languageOf(title)}>
            {title}
          </h2>
          {children}
          {/* The close button comes last in the focus order, so that the first field gets the
              focus. */}
          <IconButton label={closeLabel} className={css.close} onClick={onClose}>
            <X />
          </IconButton>
        </div>
      )}
    </dialog>
  )
}

/**
 * Sets `--visible-top` and `--visible-height` on the dialog, because CSS has no unit for the space
 * above a keyboard. Setting the properties on the root element would restyle the whole page.
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
    // A page in the back/forward cache gets no event if the keyboard closes, so measure again when
    // the page returns.
    window.addEventListener('pageshow', tell)
    return () => {
      area.removeEventListener('resize', tell)
      area.removeEventListener('scroll', tell)
      window.removeEventListener('pageshow', tell)
      style.removeProperty('--visible-top')
      style.removeProperty('--visible-height')
    }
  }, [dialog, isWanted])
}
