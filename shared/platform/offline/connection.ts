import type { Connection } from '@pundi/platform/http'
import { createStore } from 'zustand/vanilla'

export const connection = createStore<Connection>(() => ({
  isAway: !navigator.onLine,
  answeredAt: undefined,
  shown: new Map(),
  lacking: new Map(),
}))

export function noteAnswered(path: string) {
  const { shown, lacking } = connection.getState()
  connection.setState({
    isAway: false,
    answeredAt: Date.now(),
    shown: without(path, shown),
    lacking: without(path, lacking),
  })
}

/**
 * Records that a call got no response.
 *
 * @param givenAt time of the stored answer that is shown instead, if any
 */
export function noteAway(path: string, givenAt: number | undefined) {
  const { shown, lacking } = connection.getState()
  const takenAt = performance.now()
  connection.setState({
    isAway: true,
    ...(givenAt === undefined
      ? { lacking: new Map(lacking).set(path, takenAt) }
      : { shown: new Map(shown).set(path, { givenAt, takenAt }), lacking: without(path, lacking) }),
  })
}

/** Returns the same map if it does not contain the path, otherwise a copy without the path. */
function without<Value>(
  path: string,
  map: ReadonlyMap<string, Value> = new Map(),
): ReadonlyMap<string, Value> {
  return map.has(path) ? new Map([...map].filter(([one]) => one !== path)) : map
}

export function settle(since = performance.now()) {
  const { isAway, shown } = connection.getState()
  if (isAway) return
  connection.setState({ shown: new Map([...shown].filter(([, { takenAt }]) => takenAt > since)) })
}

export const forgetConnection = () =>
  connection.setState({
    isAway: !navigator.onLine,
    answeredAt: undefined,
    shown: new Map(),
    lacking: new Map(),
  })

export function followNetwork() {
  const note = () => connection.setState({ isAway: true })
  window.addEventListener('offline', note)
  // While a page is in the back/forward cache, it does not receive the "offline" event.
  window.addEventListener('pageshow', () => navigator.onLine || note())
}
