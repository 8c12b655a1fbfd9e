import type { StoreApi } from 'zustand/vanilla'

/** State that pages show while the server does not answer. */
export interface Connection {
  /** The last call got no answer, or the browser reports no network. */
  isAway: boolean
  /** Milliseconds since 1970; undefined if the server has not answered since the page opened. */
  answeredAt: number | undefined
  /** Answers that came from the device instead, by path: when the server gave them and when they were shown. */
  shown: ReadonlyMap<string, { givenAt: number; takenAt: number }>
  /** Calls without any answer, by path and time. Missing in shells of version 6.1. */
  lacking?: ReadonlyMap<string, number>
}

/**
 * Unsent changes on this device, by user; all tabs share them. Pass `userid` if the session may change while a call is
 * pending; by default it is the session's user.
 */
export interface Outbox {
  /** In order of first storage. Throws without storage, as all others do. */
  list: (userid?: string) => Promise<unknown[]>
  /** Replaces the item with the same key. */
  put: (key: string, item: unknown, userid?: string) => Promise<void>
  /** Replaces `before` by `next`, or deletes it if `next` is undefined, unless it changed meanwhile. */
  replace: (key: string, before: unknown, next: unknown, userid?: string) => Promise<void>
  /** @returns whether it existed */
  remove: (key: string, userid?: string) => Promise<boolean>
  /** Calls `notice` after a change in another tab. @returns a function that ends it */
  follow: (notice: () => void) => () => void
}

/** Offline support. Its code loads late, so that no page waits for it. */
export interface Offline {
  /** The stored answer to a GET call of this session; undefined if there is none. */
  findAnswer: (path: string, bearer: string | null) => Promise<unknown>
  connection: Pick<StoreApi<Connection>, 'getState' | 'subscribe'>
  /**
   * Marks answers shown from the device as reloaded, unless they were shown after `since`.
   *
   * @param since milliseconds of `performance.now()`
   */
  settle: (since?: number) => void
  outbox: Outbox
}

/** The server's answer to a GET call: path, session token and body. */
export type Answered = [path: string, bearer: string | null, body: unknown]
