import type { RemoteName } from '@pundi/contract/federation'
import { beat, endStart, silence } from '../../way-out/start-mark'

/*
 * Detects endless loops, which block the whole tab. While a build renders, its id is stored and
 * renewed every second. Afterwards the id is removed. An id that remains belongs to a build that
 * never finished.
 */

declare global {
  interface Window {
    /** The build whose code ran last, or is about to run. */
    pundiRan?: { remote: RemoteName; id: string }
  }
}

const name = 'drawing'

/**
 * Milliseconds after rendering in which a page still counts as starting, because its first timers
 * and responses follow in this time.
 */
const aftermath = 2000

let signs: ReturnType<typeof setInterval> | undefined
let end: ReturnType<typeof setTimeout> | undefined
let loads = 0

export function recordDrawing({ remote, id }: { remote: RemoteName; id: string }) {
  window.pundiRan = { remote, id }
  endStart()
  stop()
  const mark = () => {
    try {
      if (document.hidden) localStorage.removeItem(name)
      else localStorage.setItem(name, JSON.stringify({ remote, id, since: Date.now() }))
    } catch {
      // The storage is blocked, so endless loops are not detected.
    }
  }
  mark()
  signs = setInterval(mark, beat)
}

export function clearDrawing() {
  stop()
  remove()
}

export function clearSoon() {
  clearTimeout(end)
  end = setTimeout(() => loads === 0 && clearDrawing(), aftermath)
}

/** Stores the build's id while a page loads, because the build's code may run at any time. */
export async function recordWhile<Result>(
  build: { remote: RemoteName; id: string },
  load: () => Promise<Result>,
) {
  loads++
  recordDrawing(build)
  try {
    return await load()
  } finally {
    if (--loads === 0) clearDrawing()
  }
}

function stop() {
  clearInterval(signs)
  clearTimeout(end)
}

function remove() {
  try {
    localStorage.removeItem(name)
  } catch {
    // The storage is blocked, so it contains no id.
  }
}

/**
 * Returns the build that never finished rendering. Removes its id, so that it is returned only
 * once.
 */
export function takeUnfinished(remotes: RemoteName[]): { remote: RemoteName; id: string } | undefined {
  const { remote, id, since } = read()
  const known = remotes.find(candidate => candidate === remote)
  if (!known || typeof id !== 'string' || !(Number(since) + silence <= Date.now())) return undefined
  remove()
  return { remote: known, id }
}

/** Other code can write into the storage, so check the type of each value. */
function read(): Record<'remote' | 'id' | 'since', unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(name) ?? '{}')) as ReturnType<typeof read>
  } catch {
    return { remote: undefined, id: undefined, since: undefined }
  }
}
