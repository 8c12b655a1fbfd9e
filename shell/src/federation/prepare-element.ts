import { fileTimeLimit, folderOf, type RemoteName } from '@pundi/contract/federation'
import { buildOf, shellBuild } from './registry/registry'

type Name = RemoteName | 'shell'

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
 * Prepares a script or a stylesheet of a build before it loads: sets the hash that the registry demands, and gives a
 * stylesheet the time limit that neither browsers nor webpack give it. Builds call this as `self.pundiPrepare`.
 */
export function prepareElement(element: HTMLScriptElement | HTMLLinkElement, url: string) {
  const { pathname } = new URL(url, location.href)
  const { remote, integrity } = find(pathname)
  if (!remote || !integrity) return
  element.integrity = integrity
  if (element instanceof HTMLScriptElement) {
    element.src = addressNow(remote, pathname)
    return
  }
  element.href = addressNow(remote, pathname)
  const giveUp = () => element.dispatchEvent(new Event('error'))
  const timer = setTimeout(giveUp, fileTimeLimit)
  for (const end of ['load', 'error']) element.addEventListener(end, () => clearTimeout(timer))
}

/** The build that a file belongs to, and the hash that the registry has for the file. */
function find(pathname: string): { remote?: Name; integrity?: string | undefined } {
  const [, name] = /^\/r\/([a-z]+)\//.exec(pathname) ?? []
  const build = name === 'shell' ? shellBuild() : buildOf(name as RemoteName)
  if (!build || !pathname.startsWith(folderOf(build))) return {}
  return { remote: build.remote, integrity: build.integrity[pathname.slice(folderOf(build).length)] }
}
