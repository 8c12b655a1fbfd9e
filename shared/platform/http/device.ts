import type { StoreApi } from 'zustand/vanilla'

/** What the pages show while the server does not answer. */
export interface Connection {
  /** The last call got no answer, or the browser says that there is no network. */
  isAway: boolean
  /** When the server last answered, in milliseconds since 1970; undefined where it has not since the page was opened. */
  answeredAt: number | undefined
  /** Answers that were taken from the device since: by their paths, when they were given and when they were taken. */
  shown: ReadonlyMap<string, { givenAt: number; takenAt: number }>
  /** Calls that got no answer, and of which the device has none: by their paths, when. Shells of version 6.1 say none. */
  lacking?: ReadonlyMap<string, number>
}

/**
 * What waits on this device to be sent, for each user alone; the tabs of a browser share it. Without `userid` it is the
 * user of the session, which may have become another's while a call was on its way.
 */
export interface Outbox {
  /** In the order of its first keeping. Throws where the device keeps nothing, as all others do. */
  list: (userid?: string) => Promise<unknown[]>
  /** Keeps an item, in place of the one that had the key. */
  put: (key: string, item: unknown, userid?: string) => Promise<void>
  /** Keeps `next` in place of `before`, or nothing where it is undefined, if it still is as `before` says. */
  replace: (key: string, before: unknown, next: unknown, userid?: string) => Promise<void>
  /** @returns whether it was there */
  remove: (key: string, userid?: string) => Promise<boolean>
  /** Calls `notice` after a change in another tab. @returns ends it */
  follow: (notice: () => void) => () => void
}

/** What the device has for times without a network. Its code comes late: no page waits for it. */
export interface Offline {
  /** The answer that was kept of a GET call of this session; undefined where there is none. */
  findAnswer: (path: string, bearer: string | null) => Promise<unknown>
  connection: Pick<StoreApi<Connection>, 'getState' | 'subscribe'>
  /**
   * Says that what was shown of the device has been loaded anew, as far as the server answers.
   *
   * @param since what was taken from the device after it stays, in milliseconds of `performance.now()`
   */
  settle: (since?: number) => void
  outbox: Outbox
}

/** An answer of the server to a GET call: its path, the token of its session, and what it says. */
export type Answered = [path: string, bearer: string | null, body: unknown]
