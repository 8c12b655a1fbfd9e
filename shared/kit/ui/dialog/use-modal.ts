import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

const focusable = 'input:not([hidden], :disabled), select, textarea, button:not(:disabled), a[href]'

/**
 * Opens and closes a native modal dialog. Opening moves the focus into the dialog. Closing returns
 * the focus to the previous element, or to `main` if that element is gone. The children's
 * `useEffect` runs after the dialog has opened.
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
      // If another element has the focus, the focus stays there. An outer dialog may have closed at
      // the same time and restored the focus.
      const isLost = document.activeElement === document.body
      const back = isThere ? before.current : isLost && document.querySelector('main')
      if (back instanceof HTMLElement) back.focus()
    }
  }, [ref, isOpen])
}
