/*
 * Stands in for the federation runtime under jest, where there is no webpack: `loadRemote` gives what a test published.
 * Real containers are opened by the journeys, in a real browser.
 */

/** @param entry the address that the remote's entry was asked for at */
type Load = (entry: string) => Promise<unknown>

export const published = new Map<string, Load>()
export const asked: string[] = []

const entries = new Map<string, string>()

export const registerPlugins = () => {}

export const registerRemotes = (remotes: { name: string; entry: string }[]) =>
  remotes.forEach(({ name, entry }) => entries.set(name, entry))

/** As the entry of a container does, one that has run leaves its name in the window. */
export async function loadRemote(id: string) {
  asked.push(id)
  const name = id.split('/')[0]!
  const load = published.get(id)
  if (!load) throw new Error(`${id} was not published`)
  const exposed = await load(entries.get(name) ?? '')
  Object.assign(window, { [name]: {} })
  return exposed
}

/** As in a new document: nothing has run. */
export function forgetRemotes() {
  asked.length = 0
  for (const name of entries.keys()) Reflect.deleteProperty(window, name)
}
