/*
 * Stub of the federation runtime for Jest, which does not run webpack. `loadRemote` returns what a
 * test published. End-to-end tests use the real runtime.
 */

type Load = (entry: string) => Promise<unknown>

export const published = new Map<string, Load>()
export const asked: string[] = []

const entries = new Map<string, string>()

export const registerPlugins = () => {}

export const registerRemotes = (remotes: { name: string; entry: string }[]) =>
  remotes.forEach(({ name, entry }) => entries.set(name, entry))

export async function loadRemote(id: string) {
  asked.push(id)
  const name = id.split('/')[0]!
  const load = published.get(id)
  if (!load) throw new Error(`${id} was not published`)
  const exposed = await load(entries.get(name) ?? '')
  Object.assign(window, { [name]: {} })
  return exposed
}

export function forgetRemotes() {
  asked.length = 0
  for (const name of entries.keys()) Reflect.deleteProperty(window, name)
}
