import type { Told } from '../worker/scope'

/** Milliseconds in which a worker must take over. It has nothing to load, so it is quick. */
const patience = 3000

/** Call it after the user agreed. The caller then opens a new document. */
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
