import { preferences, session } from '@pundi/platform/session'
import { showNotice } from '../notices'
import type { Told } from '../../worker/scope'
import { listQuarantined } from '../../registry/quarantine'
import { onNewRegistry, shellBuild } from '../../registry/registry'

/** Builds of a development server change in place, so they must not be cached. */
const isPublished = () => /^[0-9a-f]{12}$/.test(shellBuild()?.id ?? '')

/**
 * Registers the service worker after sign-in, and tells it to cache the user area (decision 160).
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

function follow(registration: ServiceWorkerRegistration) {
  const ask = () => registration.active?.postMessage(whatToKeep())
  const tellIfWaiting = () => {
    if (registration.waiting && navigator.serviceWorker.controller) showNotice({ about: 'newer' })
  }
  ask()
  tellIfWaiting()
  onNewRegistry(() => {
    ask()
    registration.update().catch(() => {})
  })
  const followInstalling = () => registration.installing?.addEventListener('statechange', tellIfWaiting)
  followInstalling()
  registration.addEventListener('updatefound', followInstalling)
}

function whatToKeep(): Told {
  const language = preferences.getState().language ?? 'default'
  const isDear = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  const quarantined = listQuarantined()
  return { do: 'keep', language, quarantined, ...(isDear && { only: location.pathname }) }
}
