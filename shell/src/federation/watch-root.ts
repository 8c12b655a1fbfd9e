import { showSentence } from '../way-out/show-sentence'
import { everything } from './machine/effects'
import { remoteNames, remoteOf } from './remotes'

/**
 * Milliseconds until a remote is blamed. A crash of the shell empties the root element too; `watch-shell.ts` handles
 * that sooner.
 */
const patience = 200

/**
 * If the root element is emptied, leaves the build that ran last. React does not notice and renders no more, so this
 * opens a new document or, if that is impossible, shows the template's sentence.
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

/** Resolves only if there is no other build. */
export async function leaveLast() {
  const remote = remoteNames().find(name => name === window.pundiRan?.remote)
  if (remote === undefined) return
  remoteOf(remote).noteCrash(everything, new Error('the document is broken'), location.href)
  await remoteOf(remote).settled()
}
