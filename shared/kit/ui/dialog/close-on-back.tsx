import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker, useNavigate, useNavigation } from 'react-router-dom'

interface Opened {
  close: RefObject<() => void>
  holdsPage: boolean
}

const opened: Opened[] = []

let addStep = () => {}
/** True while this module adds a history entry. This navigation must not close a dialog. */
let isAddingStep = false
/**
 * True after Back has closed a dialog on the first history entry, until the router has returned to
 * the entry that Back left.
 */
let isReturning = false

/**
 * While a dialog is open, Back closes the dialog like Escape, and the page stays. If `onClose`
 * keeps the dialog open, the next Back calls `onClose` again. Needs `CloseOnBack` in the layout of
 * the area.
 * @param holdsPage true if every navigation closes the dialog, not only Back
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void, holdsPage = false) {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  // A layout effect runs at once, so Back also works right after the dialog opens.
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

/** Use this component once per area, because the router supports only one blocker at a time. */
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
 * On the first history entry, Back leaves the site, and no blocker can stop it. Therefore, if a
 * dialog opens on the first entry, this hook adds a second entry for the same page.
 */
function useStepToGoBack() {
  const navigate = useNavigate()
  const { state } = useNavigation()
  useEffect(() => {
    addStep = () => {
      // Wait until a pending navigation ends, because a new navigation would abort it. Also wait
      // until the router has restored the entry after Back. Otherwise the router would ignore the
      // next Back.
      if (state !== 'idle' || isReturning || !isFirstStep()) return
      isAddingStep = true
      // Uses the window's query, because the router's query still contains the `?add=` that opened
      // a form. Loaders do not run again.
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
