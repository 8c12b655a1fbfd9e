import { useEffect, type RefObject } from 'react'

const focusable = 'input:not([hidden], :disabled), select, textarea, button:not(:disabled), a[href]'

/**
 * Opens and closes a native dialog as a modal. Focus moves in, and afterwards back to where it was or, where that
 * element is gone, to the page's content.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const before = document.activeElement
    dialog.showModal()
    if (!dialog.contains(document.activeElement)) dialog.querySelector<HTMLElement>(focusable)?.focus()
    return () => {
      if (dialog.open) dialog.close()
      const isThere = before !== document.body && before?.isConnected
      // A dialog around this one may have closed with it and restored the focus already.
      const isLost = document.activeElement === document.body
      const back = isThere ? before : isLost && document.querySelector('main')
      if (back instanceof HTMLElement) back.focus()
    }
  }, [ref, isOpen])
}
