import type { RemoteName } from '@pundi/contract/federation'

/*
 * A page in an endless loop stops its tab, so nothing in that document can notice it. Before a build draws a page, this
 * browser writes down which; afterwards it strikes that out. What still stands there later never ended.
 */

const name = 'drawing'

/** Milliseconds that drawing a page may take: on the slowest phone it is far less. */
const limit = 3000

export function markDrawing(build: { remote: RemoteName; id: string }) {
  try {
    localStorage.setItem(name, JSON.stringify({ remote: build.remote, id: build.id, since: Date.now() }))
  } catch {
    // Where nothing is kept, an endless loop is not noticed.
  }
}

export function unmarkDrawing() {
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was kept either.
  }
}

/** The build that an earlier document was drawing and did not finish, of one of these remotes. It is told once. */
export function takeUnfinished(remotes: RemoteName[]): { remote: RemoteName; id: string } | undefined {
  const { remote, id, since } = read()
  const known = remotes.find(candidate => candidate === remote)
  if (!known || typeof id !== 'string' || !(Number(since) + limit <= Date.now())) return undefined
  unmarkDrawing()
  return { remote: known, id }
}

/** Anybody can write into the storage. */
function read(): Record<'remote' | 'id' | 'since', unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(name) ?? '{}')) as ReturnType<typeof read>
  } catch {
    return { remote: undefined, id: undefined, since: undefined }
  }
}
