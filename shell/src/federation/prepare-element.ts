import { fileTimeLimit, folderOf, type RemoteName } from '@pundi/contract/federation'
import { buildOf, shellBuild } from './registry/registry'

type Name = RemoteName | 'shell'

/** How often each build has failed in this page: a further try asks for another address, past whatever still hangs. */
const failures = new Map<Name, number>()

export const countFailure = (remote: Name) => failures.set(remote, (failures.get(remote) ?? 0) + 1)

/** The address to ask for now: the file is the same, the query only keeps the browser from joining a dead request. */
export function addressNow(remote: Name, url: string) {
  const failed = failures.get(remote)
  return failed ? `${url}?again=${failed}` : url
}

/**
 * Prepares a script or a stylesheet of a build before it loads: the hash it must have comes from the registry, and a
 * stylesheet gets the time limit that browsers and webpack do not give it. Builds call this by `self.pundiPrepare`.
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

/** The build that a file belongs to, and the hash that the registry demands of it. */
function find(pathname: string): { remote?: Name; integrity?: string | undefined } {
  const [, name] = /^\/r\/([a-z]+)\//.exec(pathname) ?? []
  const build = name === 'shell' ? shellBuild() : buildOf(name as RemoteName)
  if (!build || !pathname.startsWith(folderOf(build))) return {}
  return { remote: build.remote, integrity: build.integrity[pathname.slice(folderOf(build).length)] }
}
