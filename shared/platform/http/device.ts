import type { StoreApi } from 'zustand/vanilla'

/** State of the connection. Pages show it while the server does not answer. */
export interface Connection {
  /** True if the last call got no answer, or the browser reports no network. */
  isAway: boolean
  /**
   * When the last answer arrived, in milliseconds since 1970; undefined before this document's
   * first answer.
   */
  answeredAt: number | undefined
  /**
   * Stored answers that the page shows, by path. `givenAt`: when the server sent the answer.
   * `takenAt`: when it was read from this device.
   */
  shown: ReadonlyMap<string, { givenAt: number; takenAt: number }>
  /**
   * Paths of calls that neither the server nor this device could answer, with the time of each
   * call. Missing in shells of version 6.1.
   */
  lacking?: ReadonlyMap<string, number>
}

/**
 * Unsent changes of one user on this device, shared by all tabs. `userid` is by default the user of
 * the session. Pass `userid` if the session may change while a call is pending.
 */
export interface Outbox {
  /**
   * Items in the order in which they were first stored. Rejects if the browser has no storage, like
   * all functions of the outbox.
   */
  list: (userid?: string) => Promise<unknown[]>
  /** Adds an item, or replaces the item with the same key. */
  put: (key: string, item: unknown, userid?: string) => Promise<void>
  /**
   * Replaces the item `before` by `next`, or deletes it if `next` is undefined. Does nothing if the
   * stored item no longer equals `before`.
   */
  replace: (key: string, before: unknown, next: unknown, userid?: string) => Promise<void>
  /** @returns true if there was an item with this key */
  remove: (key: string, userid?: string) => Promise<boolean>
  /** Calls `notice` after a change in another tab. @returns a function that stops this */
  follow: (notice: () => void) => () => void
}

/** Offline support. Its code loads late, so that no page waits for it. */
export interface Offline {
  findAnswer: (path: string, bearer: string | null) => Promise<unknown>
  connection: Pick<StoreApi<Connection>, 'getState' | 'subscribe'>
  /**
   * Call this after the page has reloaded its data from the server. Clears `shown`, the list of
   * stored answers that the page shows, except answers read from this device after `since`.
   *
   * @param since milliseconds of `performance.now()`
   */
  settle: (since?: number) => void
  outbox: Outbox
}

/** An answered GET call: path, session token and body of the answer. */
export type Answered = [path: string, bearer: string | null, body: unknown]
