import { X } from 'lucide-react'
import { useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import css from './Sheet.module.css'
import { useIsLow } from '../window/use-is-low'
import { useIsNarrow } from '../window/use-is-narrow'
import { useCloseOnBack } from './close-on-back'
import { useModal } from './use-modal'

interface SheetProps {
  title: string
  opener: ReactNode
  open: boolean
  onToggle: (open: boolean) => void
  closeLabel: string
  children: ReactNode
}

/**
 * A section of the page. In windows narrower than 640 px or lower than 600 px, a button opens the
 * section as a sheet. The children mount once and move between page and sheet, so their input
 * survives when a phone is rotated.
 */
export function Sheet({ title, opener, open, onToggle, closeLabel, children }: SheetProps) {
  const id = useId()
  const isLow = useIsLow()
  const isSheet = useIsNarrow('phone') || isLow
  const dialog = useRef<HTMLDialogElement>(null)
  const [host] = useState(() => document.createElement('div'))
  const receive = useCallback((place: HTMLElement | null) => place?.append(host), [host])
  useModal(dialog, isSheet && open)
  useCloseOnBack(isSheet && open, () => onToggle(false))

  return (
    <>
      {createPortal(children, host)}
      {isSheet ? (
        <>
          <Button
            type="button"
            tone="quiet"
            aria-haspopup="dialog"
            aria-controls={`${id}-sheet`}
            onClick={() => onToggle(true)}
          >
            {opener}
          </Button>
          <dialog
            ref={dialog}
            id={`${id}-sheet`}
            className={css.sheet}
            aria-labelledby={id}
            onCancel={event => {
              event.preventDefault()
              onToggle(false)
            }}
            onClick={event => {
              if (event.target === event.currentTarget) onToggle(false)
            }}
          >
            <div className={css.content}>
              <h2 id={id}>{title}</h2>
              <div ref={receive} />
              <IconButton label={closeLabel} className={css.close} onClick={() => onToggle(false)}>
                <X />
              </IconButton>
            </div>
          </dialog>
        </>
      ) : (
        <section aria-label={title} ref={receive} />
      )}
    </>
  )
}
