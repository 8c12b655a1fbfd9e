import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker, useNavigate, useNavigation } from 'react-router-dom'

interface Opened {
  close: RefObject<() => void>
  holdsPage: boolean
}

/** The dialog opened last is at the end. */
const opened: Opened[] = []

let addStep = () => {}
/** True during this module's own navigation to the same page, which must close nothing. */
let isAddingStep = false

/**
 * While something is open, Back closes it, like Escape, and the page stays. `onClose` may ask and keep it
 * open; the next Back asks again. Needs `CloseOnBack` in the area's layout.
 * @param holdsPage every navigation closes it, not only Back
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void, holdsPage = false) {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  // A layout effect, because Back may follow at once.
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

/** Render once in an area: the router supports one blocker at a time. */
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
 * Nothing precedes a document's first history entry, so Back would leave the site and no blocker could stop it. Adds
 * an entry for the same page when something first opens there.
 */
function useStepToGoBack() {
  const navigate = useNavigate()
  const { state } = useNavigation()
  useEffect(() => {
    addStep = () => {
      // Navigating would abort a pending navigation.
      if (state !== 'idle' || !isFirstStep()) return
      isAddingStep = true
      // The query of `window.location`: the router's still has the `?add=` that opened a form. Loads nothing again.
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

/** The router numbers history entries from 0. */
const isFirstStep = () => (window.history.state as { idx?: number } | null)?.idx === 0
