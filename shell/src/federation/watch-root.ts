import { showSentence } from '../way-out/show-sentence'
import { everything } from './machine/effects'
import { remoteNames, remoteOf } from './remotes'

/**
 * Milliseconds after which an empty root element is blamed on a remote. A crash of the shell also
 * empties the element, but `watch-shell.ts` reacts to such a crash earlier.
 */
const patience = 200

/**
 * If a remote empties the root element, React renders nothing more. `watchRoot` then opens a new
 * document with another build, or shows an error message if there is no other build.
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

/**
 * Opens a new document without the build that ran last. Resolves only if there is no other build.
 */
export async function leaveLast() {
  const remote = remoteNames().find(name => name === window.pundiRan?.remote)
  if (remote === undefined) return
  remoteOf(remote).noteCrash(everything, new Error('the document is broken'), location.href)
  await remoteOf(remote).settled()
}
