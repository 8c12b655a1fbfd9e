/*
 * The caches of the service worker. They contain only documents and files that are the same for
 * every user.
 */

/**
 * Prefix of all cache names. `api/src/platform/site/no-worker.ts` deletes all caches with this
 * prefix.
 */
const prefix = 'pundi-'

/**
 * Raise this number when the contents or the format of the caches change. Older caches are then
 * deleted.
 */
const form = 1

const names = { pages: `${prefix}pages-${form}`, builds: `${prefix}builds-${form}` }

export const openPages = () => caches.open(names.pages)

export const openBuilds = () => caches.open(names.builds)

/**
 * Runs `look`. Returns undefined if the cache cannot be read or written, because the network can
 * still serve the page.
 */
export const tryKept = <Of>(look: () => Promise<Of>): Promise<Of | undefined> => look().catch(() => undefined)

export async function removeOtherForms() {
  const others = (await caches.keys()).filter(
    name => name.startsWith(prefix) && !Object.values(names).includes(name),
  )
  await Promise.all(others.map(name => caches.delete(name)))
}

/** The script that leaves a broken shell. It is cached with the documents that contain its hash. */
export const wayOut = '/way-out.js'

/**
 * Path under which the registry is cached. The cached address also has a query such as
 * `?language=id`, the language of the cached messages.
 */
export const keptRegistry = '/registry.json'
