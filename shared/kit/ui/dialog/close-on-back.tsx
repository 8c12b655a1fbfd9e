import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker, useNavigate, useNavigation } from 'react-router-dom'

interface Opened {
  close: RefObject<() => void>
  holdsPage: boolean
}

/** What is open, the last opened at the end. */
const opened: Opened[] = []

/** Called whenever something opens. */
let addStep = () => {}
/** A step to the same page leads nowhere, so it closes nothing. */
let isAddingStep = false

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
  // As soon as it is seen: Back may follow at once.
  useLayoutEffect(() => {
    if (!isOpen) return
    const one = { close, holdsPage }
    opened.push(one)
    addStep()
    return () => {
      opened.splice(opened.indexOf(one), 1)
    }
  }, [isOpen, holdsPage])
}

/** Once in an area: the router knows one blocker at a time. */
export function CloseOnBack() {
  useStepToGoBack()
  useBlocker(({ historyAction }) => {
    const last = opened.at(-1)
    if (!last || isAddingStep) return false
    if (!isStepInHistory(historyAction) && !opened.some(({ holdsPage }) => holdsPage)) return false
    last.close.current()
    return true
  })
  return null
}

/**
 * The first step of a document has none before it within the document, so that Back would leave at once and nothing
 * could hold it. The first time that something opens there, a second step to the same page is added.
 */
function useStepToGoBack() {
  const navigate = useNavigate()
  const { state } = useNavigation()
  useEffect(() => {
    addStep = () => {
      // What is under way would be broken off.
      if (state !== 'idle' || !isFirstStep()) return
      isAddingStep = true
      // The window's query: the router's has the `?add=` that opened a form. Nothing is loaded again.
      void navigate(
        { search: window.location.search },
        { preventScrollReset: true, defaultShouldRevalidate: false },
      )
      isAddingStep = false
    }
    if (opened.length > 0) addStep()
  }, [navigate, state])
}

const isStepInHistory = (action: string) => action === 'POP'

/** The router numbers the steps of a document from 0. */
const isFirstStep = () => (window.history.state as { idx?: number } | null)?.idx === 0
