import type { Told } from '../worker/scope'

/** Maximum number of milliseconds to wait until the new service worker takes over. */
const patience = 3000

/**
 * Activates the waiting service worker after the user agreed to the update. The caller then opens a
 * new document.
 */
export async function takeOver(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return
  const taken = new Promise(resolve =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  registration.waiting.postMessage({ do: 'take over' } satisfies Told)
  await Promise.race([taken, new Promise(resolve => setTimeout(resolve, patience))])
}
