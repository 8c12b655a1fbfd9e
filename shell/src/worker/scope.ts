/*
 * What a service worker finds around it. The project's types know a window alone, and both together contradict each
 * other.
 */

interface LastingEvent extends Event {
  /** Keeps the worker running until the work has ended. */
  waitUntil: (work: Promise<unknown>) => void
}

export interface AskedEvent extends LastingEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

/** What a page says to the worker. */
export type Told =
  /** Keep what the user area needs without a network. */
  | {
      do: 'keep'
      /** The language whose messages are kept. */
      language: string
      /** The one page that is kept, with what it has loaded already, where data is dear; all pages without it. */
      only?: string | undefined
    }
  /** The person has agreed to the worker that waits: this one. */
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
