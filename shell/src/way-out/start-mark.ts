import { readItem } from '../../../shared/platform/session/stored'

/*
 * Detects a shell in an endless loop, which blocks its tab. The boot script stores the id of the
 * starting shell every second, and the running shell removes the id. If a stored id is no longer
 * renewed, its tab is blocked.
 */

declare global {
  interface Window {
    pundiStart?: ReturnType<typeof setInterval>
  }
}

const name = 'starting'

export const beat = 1000

/** Milliseconds without renewal after which a tab counts as blocked. */
export const silence = 3000

/**
 * Stores the id only while the tab is visible, because browsers may end hidden tabs at any time.
 */
export function markStart(shell: string) {
  const mark = () => {
    try {
      localStorage.setItem(name, document.hidden ? '' : `${shell} ${Date.now()}`)
    } catch {
      // The storage is blocked, so endless loops are not detected.
    }
  }
  mark()
  window.pundiStart = setInterval(mark, beat)
  // Browsers hide a document before they leave it, so this handler also removes the id when the
  // user leaves.
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
    // The storage is blocked, so it contains no id.
  }
}
