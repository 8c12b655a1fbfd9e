/*
 * Stands in for the federation runtime under jest, where there is no webpack: `loadRemote` gives what a test published.
 * Real containers are opened by the journeys, in a real browser.
 */

type Load = () => Promise<unknown>

export const published = new Map<string, Load>()
export const asked: string[] = []

export const registerPlugins = () => {}
export const registerRemotes = () => {}

export function loadRemote(id: string) {
  asked.push(id)
  const load = published.get(id)
  return load ? load() : Promise.reject(new Error(`${id} was not published`))
}
