/* The caches of the worker. What they hold is the same for everybody: documents and files of the site, and no data. */

/** All of ours begin so: whoever takes the worker away removes them (`api/src/site/no-worker.ts`). */
const prefix = 'pundi-'

/** Raised where what is kept, or how, becomes another: what an earlier worker kept is then removed. */
const form = 1

const names = { pages: `${prefix}pages-${form}`, builds: `${prefix}builds-${form}` }

/** The documents of pages, and the registry that they are of. */
export const openPages = () => caches.open(names.pages)

/** The files of builds. */
export const openBuilds = () => caches.open(names.builds)

/** What is kept, or nothing where the device cannot read or write it: the network serves pages all the same. */
export const tryKept = <Of>(look: () => Promise<Of>): Promise<Of | undefined> => look().catch(() => undefined)

/** Removes what a worker kept in another form. */
export async function removeOtherForms() {
  const others = (await caches.keys()).filter(
    name => name.startsWith(prefix) && !Object.values(names).includes(name),
  )
  await Promise.all(others.map(name => caches.delete(name)))
}

/** The address under which the registry of what is kept lies, with the language of its messages. */
export const keptRegistry = '/registry.json'
