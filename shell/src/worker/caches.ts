/* The worker's caches. They contain only documents and files of the site, which are the same for everybody. */

/** `api/src/platform/site/no-worker.ts`, which removes the worker, deletes all caches with this prefix. */
const prefix = 'pundi-'

/** Raise this number when the contents of the caches or their format change: older caches are then deleted. */
const form = 1

const names = { pages: `${prefix}pages-${form}`, builds: `${prefix}builds-${form}` }

export const openPages = () => caches.open(names.pages)

export const openBuilds = () => caches.open(names.builds)

/** Undefined if the device cannot read or write. The network can still serve the page. */
export const tryKept = <Of>(look: () => Promise<Of>): Promise<Of | undefined> => look().catch(() => undefined)

export async function removeOtherForms() {
  const others = (await caches.keys()).filter(
    name => name.startsWith(prefix) && !Object.values(names).includes(name),
  )
  await Promise.all(others.map(name => caches.delete(name)))
}

/** The script that leaves a broken shell; cached with the documents that contain its hash. */
export const wayOut = '/way-out.js'

/** Cache key of the registry, which also names the language of its messages. */
export const keptRegistry = '/registry.json'
