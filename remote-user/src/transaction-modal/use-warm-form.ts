import { useEffect } from 'react'
import { warmForm } from './load-form'

/** Milliseconds after which the page's own content has come, also where the browser cannot say that it is idle. */
const later = 3000

/** Loads the form's code when the page is idle, so that it opens at once, also where the network has gone by then. */
export function useWarmForm() {
  useEffect(() => {
    const timer = setTimeout(warmForm, later)
    return () => clearTimeout(timer)
  }, [])
}
