import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

const focusable = 'input:not([hidden], :disabled), select, textarea, button:not(:disabled), a[href]'

/**
 * Opens and closes a native dialog as a modal. Opening moves the focus into the dialog. Closing moves it back to the
 * element that had it, or to `main` if that element is gone. The children's `useEffect` runs after the dialog has
 * opened.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    before.current = document.activeElement
    dialog.showModal()
    if (!dialog.contains(document.activeElement)) dialog.querySelector<HTMLElement>(focusable)?.focus()
  }, [ref, isOpen])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    return () => {
      if (dialog.open) dialog.close()
      const isThere = before.current !== document.body && before.current?.isConnected
      // Keep the focus if it is somewhere: an outer dialog may have closed at the same time and restored it already.
      const isLost = document.activeElement === document.body
      const back = isThere ? before.current : isLost && document.querySelector('main')
      if (back instanceof HTMLElement) back.focus()
    }
  }, [ref, isOpen])
}
