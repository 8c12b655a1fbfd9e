import { readItem } from '../../../shared/platform/session/stored'

/*
 * Detects a shell in an endless loop, which stops its tab. The boot script stores the starting shell's id each second,
 * and the running shell clears it. An id that is no longer renewed belongs to a stopped tab.
 */

declare global {
  interface Window {
    pundiStart?: ReturnType<typeof setInterval>
  }
}

const name = 'starting'

/** Milliseconds between two renewals. */
export const beat = 1000

/** Milliseconds without renewal after which a tab has stopped. */
export const silence = 3000

/** Stores the id only while the tab is visible: browsers may end hidden tabs at any time. */
export function markStart(shell: string) {
  const mark = () => {
    try {
      localStorage.setItem(name, document.hidden ? '' : `${shell} ${Date.now()}`)
    } catch {
      // Without storage, endless loops go undetected.
    }
  }
  mark()
  window.pundiStart = setInterval(mark, beat)
  // Browsers hide a document before they leave it, which clears the id.
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
    // Without storage, nothing was stored before either.
  }
}
