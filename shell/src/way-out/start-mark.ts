import { readItem } from '../../../shared/platform/session/stored'

/*
 * Detects a shell in an endless loop, which stops its tab. The boot script stores the id of the starting shell each
 * second; the running shell clears it. An id that is no longer renewed belongs to a stopped tab.
 */

declare global {
  interface Window {
    pundiStart?: ReturnType<typeof setInterval>
  }
}

const name = 'starting'

export const beat = 1000

/** A tab whose id was not renewed for this many milliseconds has stopped. */
export const silence = 3000

/** Stores the id only while the tab is visible: browsers may end hidden tabs at any time. */
export function markStart(shell: string) {
  const mark = () => {
    try {
      localStorage.setItem(name, document.hidden ? '' : `${shell} ${Date.now()}`)
    } catch {
      // The storage is blocked: endless loops then go undetected.
    }
  }
  mark()
  window.pundiStart = setInterval(mark, beat)
  // Also clears the id when the document is left: browsers hide it first.
  document.onvisibilitychange = mark
}

export function hasStopped(shell: string) {
  const [id, since] = `${readItem(name)}`.split(' ')
  return id === shell && Number(since) + silence <= Date.now()
}

export function endStart() {
  clearInterval(window.pundiStart)
  document.onvisibilitychange = null
  try {
    localStorage.removeItem(name)
  } catch {
    // The storage is blocked, so nothing was stored before either.
  }
}
