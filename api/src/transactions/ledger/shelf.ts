import type { Queryable } from '../../database/database'
import type { Entries } from './columns'

/** A user's entries as they were at that version. */
export type Ledger = { version: number; entries: Entries }

// Some 80 bytes each, and its description.
const MOST_ENTRIES = 500_000

/** The ledgers that this process has of a database; of entries beyond the most, those go that were unused longest. */
function makeShelf() {
  const ledgers = new Map<number, Ledger>()
  const awaited = new Set<number>()
  const size = () => [...ledgers.values()].reduce((sum, { entries }) => sum + entries.count, 0)
  return {
    /** Whoever is found stands last from then on. */
    find(userId: number) {
      const ledger = ledgers.get(userId)
      if (ledger) {
        ledgers.delete(userId)
        ledgers.set(userId, ledger)
      }
      return ledger
    },
    /** False where a ledger of that many entries is not to be fetched: it is on its way, or too large. */
    await(userId: number, count: number): boolean {
      if (awaited.has(userId) || count > MOST_ENTRIES) return false
      awaited.add(userId)
      return true
    },
    isAwaited: (userId: number) => awaited.has(userId),
    cease: (userId: number) => awaited.delete(userId),
    keep(userId: number, ledger: Ledger): Ledger {
      ledgers.set(userId, ledger)
      for (const oldest of ledgers.keys()) {
        if (size() <= MOST_ENTRIES) break
        ledgers.delete(oldest)
      }
      return ledger
    },
    /** Nothing is held, and what is on its way is not waited for. */
    empty() {
      ledgers.clear()
      awaited.clear()
    },
    /** Nothing of a user's is held, nor what is on its way. */
    forget(userId: number) {
      ledgers.delete(userId)
      awaited.delete(userId)
    },
    drop(userId: number, ledger: Ledger) {
      if (ledgers.get(userId) === ledger) ledgers.delete(userId)
    },
  }
}
export type Shelf = ReturnType<typeof makeShelf>

const shelves = new WeakMap<Queryable, Shelf>()

export function shelfOf(db: Queryable): Shelf {
  const shelf = shelves.get(db) ?? makeShelf()
  shelves.set(db, shelf)
  return shelf
}
