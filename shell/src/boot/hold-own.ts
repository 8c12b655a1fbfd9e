const names = ['fetch', 'history', 'localStorage', 'sessionStorage'] as const

/**
 * Freezes what calls, reports and navigation use, before any remote runs: a remote cannot break it for others, or hide
 * from the server. Assignments are ignored rather than refused, since libraries wrap `fetch` (decision 222).
 */
export function holdOwn(of: Pick<Window & typeof globalThis, (typeof names)[number]> = window) {
  for (const name of names) {
    try {
      const own = of[name]
      Object.defineProperty(of, name, { get: () => own, set() {}, configurable: false })
    } catch {
      // Storage may be blocked, and stays so.
    }
  }
  for (const methods of [history, History.prototype, Storage.prototype]) Object.freeze(methods)
}
