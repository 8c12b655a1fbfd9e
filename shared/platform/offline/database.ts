/*
 * The databases of the browser, each with one version. Everything here rejects where the browser has none, does not
 * allow them, or its disk is full.
 */

const opened = new Map<string, Promise<IDBDatabase>>()

/**
 * Runs `work` in one transaction on all stores of a database, which is made where it is not there.
 *
 * @param stores their names, with the field that is their key; undefined where each put names its key
 * @returns what the request of `work` came to, once all of it is on the disk
 */
export async function transact<Result>(
  name: string,
  stores: Record<string, string | undefined>,
  work: (store: (name: string) => IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await open(name, stores)).transaction(Object.keys(stores), 'readwrite')
  const request = work(store => transaction.objectStore(store))
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'))
  })
  return request.result
}

function open(name: string, stores: Record<string, string | undefined>) {
  const opening = opened.get(name) ?? begin(name, stores)
  opened.set(name, opening)
  opening.catch(() => opened.delete(name))
  return opening
}

const begin = (name: string, stores: Record<string, string | undefined>) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(stores))
        request.result.createObjectStore(store, keyPath === undefined ? {} : { keyPath })
    }
    request.onerror = () => reject(request.error ?? new DOMException('Not opened', 'UnknownError'))
    request.onsuccess = () => {
      const database = request.result
      const forget = () => opened.delete(name)
      // It is being deleted, here or in another tab.
      database.onversionchange = () => {
        forget()
        database.close()
      }
      database.onclose = forget
      resolve(database)
    }
  })
