import { useEffect, type RefObject } from 'react'

const focusable = 'input:not([hidden], :disabled), select, textarea, button:not(:disabled), a[href]'

/** Opens and closes a native dialog as a modal; focus moves in, and back to where it was. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const before = document.activeElement
    dialog.showModal()
    if (!dialog.contains(document.activeElement)) dialog.querySelector<HTMLElement>(focusable)?.focus()
    return () => {
      if (dialog.open) dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [ref, isOpen])
}
