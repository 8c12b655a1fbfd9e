import { today } from '@pundi/kit/format'

/** Milliseconds between checks. A timer until midnight would stop while the device sleeps. */
const interval = 60_000

/**
 * Reloads the page's data when a new day begins for the user, because today's amount and due dates
 * change. A hidden tab reloads when it is shown. An offline tab waits, so that errors do not
 * replace the data.
 */
export function followDay(loadedOn: string, reload: () => void, signal: AbortSignal) {
  let day = loadedOn
  function check() {
    if (today() === day || !mayLoad()) return
    day = today()
    reload()
  }
  check()
  const timer = setInterval(check, interval)
  document.addEventListener('visibilitychange', check)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  })
}

const mayLoad = () => document.visibilityState === 'visible' && navigator.onLine && !hasDialog()

/** A dialog may contain a form, so the page behind does not reload before the dialog closes. */
export const hasDialog = () => document.querySelector('dialog[open]') !== null
