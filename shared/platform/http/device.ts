import type { StoreApi } from 'zustand/vanilla'

/** State that pages show while the server does not answer. */
export interface Connection {
  /** True if the last call got no answer, or the browser reports no network. */
  isAway: boolean
  /** Time of the last answer in milliseconds since 1970; undefined before the first answer to this page. */
  answeredAt: number | undefined
  /** Answers from the device that the page shows, by path: when each was sent, and when it was read from the device. */
  shown: ReadonlyMap<string, { givenAt: number; takenAt: number }>
  /** Calls that neither server nor device answered: the time of each by path. Missing in shells of version 6.1. */
  lacking?: ReadonlyMap<string, number>
}

/**
 * Unsent changes of one user on this device, shared by all tabs. Pass `userid` if the session may change while a call
 * is pending; by default it is the session's user.
 */
export interface Outbox {
  /** Lists items in the order in which they were first stored. Without storage, this and the others reject. */
  list: (userid?: string) => Promise<unknown[]>
  /** Replaces the item with the same key. */
  put: (key: string, item: unknown, userid?: string) => Promise<void>
  /** Replaces `before` by `next`, or deletes it if `next` is undefined. Does nothing if it has changed meanwhile. */
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
   * Marks answers from the device as reloaded, except those taken from it after `since`.
   *
   * @param since milliseconds of `performance.now()`
   */
  settle: (since?: number) => void
  outbox: Outbox
}

/** The server's answer to a GET call: path, session token and body. */
export type Answered = [path: string, bearer: string | null, body: unknown]
