import { today } from '@pundi/kit/format'

/** Milliseconds between checks. A timer until midnight would pause while the device sleeps. */
const interval = 60_000

/**
 * Reloads the page's data when the user's day changes, because today's amount and due dates depend on it. A hidden
 * tab reloads when it is shown. Offline the reload waits, so that errors do not replace the data.
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

/** A dialog may hold a form, so nothing reloads behind it until it closes. */
export const hasDialog = () => document.querySelector('dialog[open]') !== null
