const names = ['fetch', 'history', 'localStorage', 'sessionStorage'] as const

/**
 * Freezes fetch, history and storage before any remote runs, so that a remote cannot break calls,
 * navigation or failure reports. Assignments to these names are ignored and do not throw, because
 * some libraries replace `fetch` (decision 222).
 */
export function holdOwn(of: Pick<Window & typeof globalThis, (typeof names)[number]> = window) {
  for (const name of names) {
    try {
      const own = of[name]
      Object.defineProperty(of, name, { get: () => own, set() {}, configurable: false })
    } catch {
      // Reading blocked storage throws an error. Blocked storage needs no freezing.
    }
  }
  for (const methods of [history, History.prototype, Storage.prototype]) Object.freeze(methods)
}
