import { showSentence } from '../way-out/show-sentence'
import { everything } from './effects'
import { remoteNames, remoteOf } from './remotes'

/**
 * Milliseconds until a remote is blamed. A crash of the shell also empties the element; `watch-shell.ts` handles it
 * sooner.
 */
const patience = 200

/**
 * If the root element is emptied, leaves the build that ran last. React does not notice and renders no more, so a new
 * document opens, or the fallback sentence appears.
 */
export function watchRoot(root: Element) {
  const observer = new MutationObserver(() => {
    if (root.hasChildNodes()) return
    observer.disconnect()
    setTimeout(() => void leave(), patience)
  })
  observer.observe(root, { childList: true })

  async function leave() {
    if (root.hasChildNodes() || window.pundiWayOut) return
    await leaveLast()
    showSentence()
  }
}

/** Opens a new document without the build that ran last. Resolves if there is no other build. */
export async function leaveLast() {
  const remote = remoteNames().find(name => name === window.pundiRan?.remote)
  if (remote === undefined) return
  remoteOf(remote).noteCrash(everything, new Error('the document is broken'), location.href, undefined)
  await remoteOf(remote).settled()
}
