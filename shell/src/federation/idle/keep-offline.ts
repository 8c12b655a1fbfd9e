import { preferences, session } from '@pundi/platform/session'
import { showNotice } from '../../notices/notices'
import type { Told } from '../../worker/scope'
import { onNewRegistry, shellBuild } from '../registry/registry'

/** Builds of a development server change in place: nothing of them may be kept. */
const isPublished = () => /^[0-9a-f]{12}$/.test(shellBuild()?.id ?? '')

/**
 * Starts the service worker for who is signed in, now or later in this document, and has it keep what the user area
 * needs without a network (decision 160). Where the browser has none, or takes none, the site is as without.
 */
export function keepOffline() {
  if (!('serviceWorker' in navigator) || !isPublished()) return
  const begin = () => {
    if (session.getState().token === null) return
    stop()
    void navigator.serviceWorker.ready.then(follow)
    navigator.serviceWorker.register('/sw.js').catch(() => {})
  }
  const stop = session.subscribe(begin)
  begin()
}

/** Tells the worker what to keep, now and after each publication, and the person about a newer worker that waits. */
function follow(registration: ServiceWorkerRegistration) {
  const ask = () => registration.active?.postMessage(whatToKeep())
  const tellIfWaiting = () => {
    if (registration.waiting && navigator.serviceWorker.controller) showNotice({ about: 'newer' })
  }
  ask()
  tellIfWaiting()
  onNewRegistry(() => {
    ask()
    // Without a network there is none.
    registration.update().catch(() => {})
  })
  const followInstalling = () => registration.installing?.addEventListener('statechange', tellIfWaiting)
  followInstalling()
  registration.addEventListener('updatefound', followInstalling)
}

function whatToKeep(): Told {
  const language = preferences.getState().language ?? 'default'
  const isDear = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  return { do: 'keep', language, ...(isDear && { only: location.pathname }) }
}
