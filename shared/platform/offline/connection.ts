import type { Connection } from '@pundi/platform/http'
import { createStore } from 'zustand/vanilla'

/** Whether the server answers, and what is shown in place of its answers. */
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

/** Of a call that got no answer. @param givenAt of the answer that is shown instead, if there is one */
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

/** The same map where it has no such path. */
function without<Value>(
  path: string,
  map: ReadonlyMap<string, Value> = new Map(),
): ReadonlyMap<string, Value> {
  return map.has(path) ? new Map([...map].filter(([one]) => one !== path)) : map
}

/** What was shown of the device has been loaded anew. */
export function settle(since = performance.now()) {
  const { isAway, shown } = connection.getState()
  if (isAway) return
  connection.setState({ shown: new Map([...shown].filter(([, { takenAt }]) => takenAt > since)) })
}

/** Nothing of a session is known in the next one. */
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
  // A page in the browser's cache has missed it.
  window.addEventListener('pageshow', () => navigator.onLine || note())
}
