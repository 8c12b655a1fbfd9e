/*
 * Access to IndexedDB. All functions reject if the browser lacks or blocks IndexedDB, or if the
 * disk is full.
 */

const opened = new Map<string, Promise<IDBDatabase>>()

/**
 * Runs `work` in one database transaction over all stores. Creates the database if needed.
 *
 * @param stores key field of each store by name; undefined if each `put` passes the key
 * @returns the result of `work`, after the commit
 */
export async function transact<Result>(
  name: string,
  stores: Record<string, string | undefined>,
  work: (store: (name: string) => IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  let transaction: IDBTransaction | undefined
  let isLate = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      try {
        transaction?.abort()
        reject(new DOMException('No answer', 'TimeoutError'))
      } catch {
        // The browser has begun to commit the transaction, and will tell its result.
      }
    }, patience)
  })
  const answered = begin(name, stores).then(async begun => {
    transaction = begun
    if (isLate) begun.abort()
    const request = work(store => begun.objectStore(store))
    await new Promise<void>((resolve, reject) => {
      begun.oncomplete = () => resolve()
      begun.onabort = () => reject(begun.error ?? new DOMException('Aborted', 'AbortError'))
    })
    return request.result
  })
  try {
    return await Promise.race([answered, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Timeout of a database transaction in milliseconds. It is short, because calls and forms wait for
 * the database.
 */
const patience = 3000

/** Begins a database transaction. Reopens the database if the browser has closed the connection. */
async function begin(name: string, stores: Stores) {
  const all = Object.keys(stores)
  try {
    return (await open(name, stores)).transaction(all, 'readwrite')
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    opened.delete(name)
    return (await open(name, stores)).transaction(all, 'readwrite')
  }
}

type Stores = Record<string, string | undefined>

function open(name: string, stores: Stores) {
  const opening = opened.get(name) ?? connect(name, stores)
  opened.set(name, opening)
  opening.catch(() => opened.delete(name))
  return opening
}

const connect = (name: string, stores: Stores) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(stores))
        request.result.createObjectStore(store, keyPath === undefined ? {} : { keyPath })
    }
    request.onerror = () => reject(request.error ?? new DOMException())
    request.onsuccess = () => {
      const database = request.result
      const forget = () => opened.delete(name)
      // Another connection, here or in another tab, wants to delete the database.
      database.onversionchange = () => {
        forget()
        database.close()
      }
      database.onclose = forget
      resolve(database)
    }
  })
