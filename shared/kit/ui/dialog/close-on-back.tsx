import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type Path, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router-dom'

interface Opened {
  close: RefObject<() => void>
  holdsPage: boolean
}

/** What is open, the last opened at the end. */
const opened: Opened[] = []

/** Told whenever something opens or closes. */
const listeners = new Set<() => void>()
const tellListeners = () => listeners.forEach(listener => listener())

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
    tellListeners()
    return () => {
      opened.splice(opened.indexOf(one), 1)
      tellListeners()
    }
  }, [isOpen, holdsPage])
}

/** Once in an area: the router knows one blocker at a time. */
export function CloseOnBack() {
  useStepToGoBack()
  useBlocker(({ historyAction, nextLocation }) => {
    const last = opened.at(-1)
    const isBack = isStepInHistory(historyAction)
    const leads = isBack || addressOf(nextLocation) !== addressOf(window.location)
    if (!last || !leads || (!isBack && !opened.some(({ holdsPage }) => holdsPage))) return false
    last.close.current()
    return true
  })
  return null
}

/**
 * The first step of a document has none before it within the document, so that Back would leave at once and nothing
 * could hold it. The first time that something opens there, a second step to the same address is added.
 */
function useStepToGoBack() {
  const isSomethingOpen = useSyncExternalStore(listen, () => opened.length > 0)
  const location = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  useEffect(() => {
    if (!isSomethingOpen || state !== 'idle' || !isFirstStep()) return
    // The page is the same, so nothing is loaded again. Its address is that of the window: `?add=` was taken out of it.
    void navigate(addressOf(window.location), {
      state: location.state as unknown,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  }, [isSomethingOpen, location, navigate, state])
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isStepInHistory = (action: string) => action === 'POP'

const addressOf = ({ pathname, search, hash }: Path) => pathname + search + hash

/** The router numbers the steps of a document from 0. */
const isFirstStep = () => (history.state as { idx?: number } | null)?.idx === 0
