import { fileTimeLimit, folderOf } from '@pundi/contract/federation'
import type { Build, KnownShell } from './registry/known-build'
import { complete } from './registry/registry'

type Name = Build['remote'] | KnownShell['remote']

/** The builds whose files may be loaded into this document. */
const builds = new Map<Name, Build | KnownShell>()

/** From now on files of this build are loaded, and of no other one of its remote. */
export const allowFilesOf = (build: Build | KnownShell) => builds.set(build.remote, build)

/**
 * How often each build has failed in this document. A further try uses another address, so that it does not wait for a
 * request that hangs.
 */
const failures = new Map<Name, number>()

export const countFailure = (remote: Name) => failures.set(remote, (failures.get(remote) ?? 0) + 1)

/** The address for the next try. The file is the same; the query keeps the browser from joining a dead request. */
export function addressNow(remote: Name, url: string) {
  const failed = failures.get(remote)
  return failed ? `${url}?again=${failed}` : url
}

/**
 * Prepares a script or a stylesheet of a build before it loads: sets the hash that the registry demands, for a script
 * also the mode in which the pages' integrity policy accepts it, and gives a stylesheet the time limit that neither
 * browsers nor webpack give it. A file whose hash the document does not have waits for the record of its build. Builds
 * call this as `self.pundiPrepare`.
 */
export function prepareElement(element: HTMLScriptElement | HTMLLinkElement, url: string) {
  const { pathname } = new URL(url, location.href)
  const build = [...builds.values()].find(candidate => pathname.startsWith(folderOf(candidate)))
  const integrity = build?.integrity[pathname.slice(folderOf(build).length)]
  if (build && integrity === undefined && build.record !== undefined) hold(element, url, build)
  if (!build || !integrity) return
  element.integrity = integrity
  if (element instanceof HTMLScriptElement) {
    element.crossOrigin = 'anonymous'
    element.src = addressNow(build.remote, pathname)
    return
  }
  element.href = addressNow(build.remote, pathname)
  const giveUp = () => element.dispatchEvent(new Event('error'))
  const timer = setTimeout(giveUp, fileTimeLimit)
  for (const end of ['load', 'error']) element.addEventListener(end, () => clearTimeout(timer))
}

/** An element without an address loads nothing; once it gets one, it does. */
function hold(element: HTMLScriptElement | HTMLLinkElement, url: string, build: Build | KnownShell) {
  element.removeAttribute(element instanceof HTMLScriptElement ? 'src' : 'href')
  complete(build).then(
    () => prepareElement(element, url),
    () => element.dispatchEvent(new Event('error')),
  )
}
