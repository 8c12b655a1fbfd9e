import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker, useNavigate, useNavigation } from 'react-router-dom'

interface Opened {
  close: RefObject<() => void>
  holdsPage: boolean
}

const opened: Opened[] = []

let addStep = () => {}
/** True while this module navigates to the same page. That navigation must not close anything. */
let isAddingStep = false
/** True while the router returns from a Back to the first entry that closed something. */
let isReturning = false

/**
 * While a dialog is open, Back closes the dialog, like Escape, and the page stays. `onClose` may ask and keep the
 * dialog open; the next Back asks again. Needs `CloseOnBack` in the area's layout.
 * @param holdsPage every navigation closes the dialog, not only Back
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void, holdsPage = false) {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  // A layout effect, because the user may press Back right after the dialog opens.
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

/** Use it once in an area: the router supports one blocker at a time. */
export function CloseOnBack() {
  useStepToGoBack()
  useBlocker(({ historyAction }) => {
    const last = opened.at(-1)
    if (!last || isAddingStep) return false
    if (!isStepInHistory(historyAction) && !opened.some(({ holdsPage }) => holdsPage)) return false
    last.close.current()
    if (isStepInHistory(historyAction) && isFirstStep()) noteReturn()
    return true
  })
  return null
}

/**
 * On a document's first history entry, Back leaves the site, and no blocker can stop it. So when a dialog first opens
 * on that entry, this adds an entry for the same page.
 */
function useStepToGoBack() {
  const navigate = useNavigate()
  const { state } = useNavigation()
  useEffect(() => {
    addStep = () => {
      // Wait for a pending navigation, which a new one would abort. A new entry would also replace the one that the
      // router returns to: it would miss its own return, and ignore the next Back instead.
      if (state !== 'idle' || isReturning || !isFirstStep()) return
      isAddingStep = true
      // The window's query, since the router's still has the `?add=` that opened a form. Does not rerun the loaders.
      void navigate(
        { search: window.location.search },
        { preventScrollReset: true, defaultShouldRevalidate: false },
      )
      isAddingStep = false
    }
    if (opened.length > 0) addStep()
  }, [navigate, state])
}

function noteReturn() {
  isReturning = true
  window.addEventListener('popstate', () => void (isReturning = false), { once: true })
}

const isStepInHistory = (action: string) => action === 'POP'

/** The router numbers history entries from 0. */
const isFirstStep = () => (window.history.state as { idx?: number } | null)?.idx === 0
