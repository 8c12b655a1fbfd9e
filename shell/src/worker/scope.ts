/* Types of a service worker's scope. TypeScript's own contradict the project's window types. */

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
      /** On a metered connection, cache only this page, with its loaded files; by default all pages. */
      only?: string | undefined
      /** Builds that failed in this browser. Missing from shells before 28 November 2026. */
      quarantined?: readonly string[]
    }
  /** The user agreed that the waiting worker, this one, takes over. */
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
