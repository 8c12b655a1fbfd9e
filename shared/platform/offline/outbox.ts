import type { Outbox } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { outboxOf } from '../session/device'
import { transact } from './database'

/*
 * What waits to be sent, in a database of its user. Nothing deletes it but the one who puts it there: it outlives the
 * end of a session, unseen, until its user signs in again.
 */

const stores = { items: 'key' }

interface Kept {
  key: string
  keptAt: number
  item: unknown
}

/** By it each tab hears of the others' changes, and of its own. Browsers without it hear of their own alone. */
const channel = 'pundi outbox'
const listeners = new Set<() => void>()
const hasChannel = 'BroadcastChannel' in globalThis

function tell() {
  if (!hasChannel) {
    for (const listener of listeners) listener()
    return
  }
  const all = new BroadcastChannel(channel)
  all.postMessage(null)
  all.close()
}

async function change<Result>(work: (items: IDBObjectStore) => IDBRequest<Result>) {
  const result = await transact(ownName(), stores, store => work(store('items')))
  tell()
  return result
}

/** Throws where nobody has signed in. */
function ownName() {
  const { userid } = session.getState()
  if (userid === null) throw new DOMException('Nobody has signed in', 'InvalidStateError')
  return outboxOf(userid)
}

export const outbox: Outbox = {
  async list() {
    const all = await transact<Kept[]>(
      ownName(),
      stores,
      store => store('items').getAll() as IDBRequest<Kept[]>,
    )
    return all.sort((one, other) => one.keptAt - other.keptAt).map(({ item }) => item)
  },
  async put(key, item) {
    const before = await transact<Kept | undefined>(
      ownName(),
      stores,
      store => store('items').get(key) as IDBRequest<Kept | undefined>,
    )
    await change(items => items.put({ key, keptAt: before?.keptAt ?? Date.now(), item } satisfies Kept))
  },
  async remove(key) {
    await change(items => items.delete(key))
  },
  follow(listener) {
    const heard = hasChannel ? new BroadcastChannel(channel) : undefined
    heard?.addEventListener('message', listener)
    listeners.add(listener)
    return () => {
      heard?.close()
      listeners.delete(listener)
    }
  },
}
