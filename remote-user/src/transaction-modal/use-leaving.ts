import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * While a form is open, the browser's Back closes the form, as Escape does, and leaves the page where it is; closing
 * or reloading the tab is asked back where something was typed.
 */
export function useLeaving(hasTyped: boolean, onBack: () => void) {
  useBlocker(() => {
    onBack()
    return true
  })
  useEffect(() => {
    if (!hasTyped) return
    const askBack = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBack)
    return () => window.removeEventListener('beforeunload', askBack)
  }, [hasTyped])
}
