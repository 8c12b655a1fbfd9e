/*
 * Types for the scope of a service worker. TypeScript's own types conflict with the types for
 * windows.
 */

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface AskedEvent extends LastingEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

export type Told =
  | {
      do: 'keep'
      language: string
      /**
       * On a metered connection, only the page at this path is cached, with the files that it has
       * loaded. Without a path, all pages are cached.
       */
      only?: string | undefined
      /**
       * Builds that failed in this browser. Shells from before 28 November 2026 do not send this
       * list.
       */
      quarantined?: readonly string[]
    }
  | { do: 'take over' }

interface Scope {
  addEventListener: {
    (type: 'activate', listener: (event: LastingEvent) => void): void
    (type: 'fetch', listener: (event: AskedEvent) => void): void
    (type: 'message', listener: (event: LastingEvent & { data: Told }) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

export const scope = globalThis as unknown as Scope
