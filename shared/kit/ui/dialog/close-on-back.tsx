import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'

interface Opened {
  close: RefObject<() => void>
  holdsPage: boolean
}

/** What is open, the last opened at the end. */
const opened: Opened[] = []

/**
 * While something is open, Back closes it, as Escape does, and the page stays. It may ask first: then it is still open,
 * and the next Back asks again. Works where the area's layout has `CloseOnBack`.
 *
 * @param holdsPage any way out of the page closes it instead, not Back alone
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void, holdsPage = false) {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const one = { close, holdsPage }
    opened.push(one)
    return () => {
      opened.splice(opened.indexOf(one), 1)
    }
  }, [isOpen, holdsPage])
}

/** Once in an area: the router knows one blocker at a time. */
export function CloseOnBack() {
  useBlocker(({ historyAction }) => {
    const last = opened.at(-1)
    if (!last || (!isStepInHistory(historyAction) && !opened.some(({ holdsPage }) => holdsPage))) return false
    last.close.current()
    return true
  })
  return null
}

const isStepInHistory = (action: string) => action === 'POP'
