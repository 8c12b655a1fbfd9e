import { today } from '@pundi/kit/format'

/** Milliseconds between two looks at the clock. A timer until midnight would stand still while the device sleeps. */
const interval = 60_000

/**
 * Has the page loaded again whenever the day where the user lives is another one than that on which it was loaded last:
 * what is left today and what is due depend on it. A tab that is out of sight does so when it comes back. Without a
 * network nothing is asked, so that failures do not take the place of what is there.
 */
export function followDay(loadedOn: string, reload: () => void, signal: AbortSignal) {
  let day = loadedOn
  function look() {
    if (today() === day || !mayLoad()) return
    day = today()
    reload()
  }
  look()
  const timer = setInterval(look, interval)
  document.addEventListener('visibilitychange', look)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  })
}

const mayLoad = () => document.visibilityState === 'visible' && navigator.onLine && !hasDialog()

/** A form in a dialog is left alone until it is closed: nothing is loaded behind it. */
export const hasDialog = () => document.querySelector('dialog[open]') !== null
