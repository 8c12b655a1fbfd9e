import { setImmediate } from 'node:timers/promises'
import type { TransactionFilter } from '@pundi/contract'
import type { Queryable } from '../../database/database'
import { makeEntries, type Entries } from './columns'
import type { Entry } from './entry'
import { countEntries, listEntries, readNews, readVersion, type News } from './queries'
import { shelfOf, type Ledger } from './shelf'

/** A user's entries as they are now, and what the database made of the filter that is to be asked of them. */
export type Opened = { entries: Entries; news: News }

const BATCH = 5000

/**
 * The user's entries as they are at this moment, from this process's memory: what has changed since they were last
 * asked for is read, and nothing else. Undefined where they are not there: few are fetched at once, many behind the
 * answer, for whoever asks next, and too many never.
 */
export async function openLedger(
  db: Queryable,
  userId: number,
  filter: TransactionFilter,
): Promise<Opened | undefined> {
  const kept = shelfOf(db).find(userId)
  const opened = kept && (await follow(db, userId, filter, kept))
  if (opened) return opened
  const fetched = await beginLedger(db, userId, await countEntries(db, userId))
  return fetched && (await follow(db, userId, filter, fetched))
}

/** Puts in what has changed; undefined where that is no longer known, or too much to be named. */
async function follow(db: Queryable, userId: number, filter: TransactionFilter, ledger: Ledger) {
  const known = ledger.version
  const news = await readNews(db, userId, filter, known)
  if (news.followed !== news.version - known) {
    shelfOf(db).drop(userId, ledger)
    return undefined
  }
  // Who asked at the same moment may have been answered with more.
  if (news.version > ledger.version) {
    const { entries } = ledger
    news.touched.forEach(entries.remove)
    news.entries.forEach(entries.put)
    ledger.version = news.version
  }
  return { entries: ledger.entries, news }
}

/** Has many entries fetched in the background where they are not there yet: for who is about to filter them. */
export function expectFilters(db: Queryable, userId: number, count: number): void {
  if (count > BATCH && !shelfOf(db).find(userId)) void beginLedger(db, userId, count)
}

/** Fetches the entries; who waits for few of them gets them. */
async function beginLedger(db: Queryable, userId: number, count: number): Promise<Ledger | undefined> {
  const shelf = shelfOf(db)
  if (!shelf.await(userId, count)) return undefined
  const fetching = fetchEntries(db, userId)
    .then(ledger => ledger && shelf.keep(userId, ledger))
    .finally(() => shelf.cease(userId))
  if (count <= BATCH) return fetching
  // Where it fails, the database goes on to answer alone, and the next question tries again.
  fetching.catch(() => undefined)
  return undefined
}

/**
 * A batch at a time, with nothing held between two, so that others have their turn. What changes meanwhile is there
 * as it was or as it is: the version is that of the beginning, so all of it is followed. Undefined where nobody
 * waits for it any more.
 */
async function fetchEntries(db: Queryable, userId: number): Promise<Ledger | undefined> {
  const version = await readVersion(db, userId)
  const entries = makeEntries()
  let last: Entry | undefined
  do {
    // The embedded database answers without the event loop, which would not come to read or answer anything else.
    await setImmediate()
    if (!shelfOf(db).isAwaited(userId)) return undefined
    const batch = await listEntries(db, userId, last?.id ?? 0, BATCH)
    batch.forEach(entries.put)
    last = batch.at(BATCH - 1)
  } while (last)
  return { version, entries }
}
