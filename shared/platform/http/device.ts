import type { StoreApi } from 'zustand/vanilla'

/** State that pages show while the server does not answer. */
export interface Connection {
  /** True if the last call got no answer, or the browser reports no network. */
  isAway: boolean
  /** Time of the last answer in milliseconds since 1970; undefined before the first answer to this page. */
  answeredAt: number | undefined
  /** Answers shown from the device, by path: when the server sent them, and when they were shown. */
  shown: ReadonlyMap<string, { givenAt: number; takenAt: number }>
  /** Calls without an answer from the server or the device: the time by path. Missing in shells of version 6.1. */
  lacking?: ReadonlyMap<string, number>
}

/**
 * Unsent changes on this device, by user; all tabs share them. Pass `userid` if the session may change while a call is
 * pending; by default it is the session's user.
 */
export interface Outbox {
  /** Lists items in the order in which they were first stored. Without storage it rejects, like the others here. */
  list: (userid?: string) => Promise<unknown[]>
  /** Replaces the item with the same key. */
  put: (key: string, item: unknown, userid?: string) => Promise<void>
  /** Replaces `before` by `next`, or deletes it if `next` is undefined, unless it changed meanwhile. */
  replace: (key: string, before: unknown, next: unknown, userid?: string) => Promise<void>
  /** @returns whether it existed */
  remove: (key: string, userid?: string) => Promise<boolean>
  /** Calls `notice` after a change in another tab. @returns a function that stops this */
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
