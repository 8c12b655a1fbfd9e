const names = ['fetch', 'history', 'localStorage', 'sessionStorage'] as const

/**
 * Freezes fetch, history and storage before any remote runs. So a remote can neither break calls and navigation for
 * others, nor stop failure reports. Assignments are ignored rather than refused, since libraries wrap `fetch` (decision
 * 222).
 */
export function holdOwn(of: Pick<Window & typeof globalThis, (typeof names)[number]> = window) {
  for (const name of names) {
    try {
      const own = of[name]
      Object.defineProperty(of, name, { get: () => own, set() {}, configurable: false })
    } catch {
      // Reading blocked storage throws. It stays blocked, so it need not be frozen.
    }
  }
  for (const methods of [history, History.prototype, Storage.prototype]) Object.freeze(methods)
}
