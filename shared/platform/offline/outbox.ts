import type { Outbox } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { outboxOf } from '../session/device'
import { transact } from './database'

/*
 * Unsent changes, in one database per user. They survive the end of a session, and are hidden until
 * their user signs in again. Only the code that stored a change deletes it.
 */

const stores = { items: 'key' }

interface Kept {
  key: string
  keptAt: number
  item: unknown
}

/** Tells other tabs about changes. Without BroadcastChannel, other tabs are not told. */
const channel = 'pundi outbox'
const hasChannel = 'BroadcastChannel' in globalThis

const ownName = Math.random()

function tell() {
  if (!hasChannel) return
  const all = new BroadcastChannel(channel)
  all.postMessage(ownName)
  all.close()
}

function nameOf(userid = session.getState().userid) {
  if (userid === null) throw new DOMException('Nobody has signed in', 'InvalidStateError')
  return outboxOf(userid)
}

/**
 * Reads and updates an item in one database transaction, so that no other tab can change the item
 * in between. Then tells other tabs.
 *
 * @returns the previous value
 */
async function change(
  userid: string | undefined,
  key: string,
  act: (items: IDBObjectStore, before: Kept | undefined) => unknown,
): Promise<Kept | undefined> {
  const before = await transact<Kept | undefined>(nameOf(userid), stores, store => {
    const found = store('items').get(key) as IDBRequest<Kept | undefined>
    found.onsuccess = () => act(store('items'), found.result)
    return found
  })
  tell()
  return before
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const outbox: Outbox = {
  async list(userid) {
    const all = await transact<Kept[]>(
      nameOf(userid),
      stores,
      store => store('items').getAll() as IDBRequest<Kept[]>,
    )
    return all.sort((one, other) => one.keptAt - other.keptAt).map(({ item }) => item)
  },
  async put(key, item, userid) {
    await change(userid, key, (items, before) =>
      items.put({ key, keptAt: before?.keptAt ?? Date.now(), item } satisfies Kept),
    )
  },
  async replace(key, before, next, userid) {
    await change(userid, key, (items, now) => {
      if (!now || !isSame(now.item, before)) return
      if (next === undefined) items.delete(key)
      else items.put({ ...now, item: next } satisfies Kept)
    })
  },
  remove: async (key, userid) => (await change(userid, key, items => items.delete(key))) !== undefined,
  follow(listener) {
    const heard = hasChannel ? new BroadcastChannel(channel) : undefined
    heard?.addEventListener('message', ({ data }) => {
      if (data !== ownName) listener()
    })
    // While the page was in the back/forward cache, it missed messages.
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && listener()
    window.addEventListener('pageshow', lookAgain)
    return () => {
      heard?.close()
      window.removeEventListener('pageshow', lookAgain)
    }
  },
}
