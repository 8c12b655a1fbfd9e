import { fileTimeLimit, folderOf } from '@pundi/contract/federation'
import type { Build, KnownShell } from '../../registry/known-build'
import { complete } from '../../registry/registry'

type Name = Build['remote'] | KnownShell['remote']

const builds = new Map<Name, Build | KnownShell>()

export const allowFilesOf = (build: Build | KnownShell) => builds.set(build.remote, build)

/** Number of failed loads by remote, since the document was opened. */
const failures = new Map<Name, number>()

export const countFailure = (remote: Name) => failures.set(remote, (failures.get(remote) ?? 0) + 1)

/**
 * After a failure, adds a query such as `?again=1`. Without the query, the browser would reuse the
 * earlier request, which may hang.
 */
export function addressNow(remote: Name, url: string) {
  const failed = failures.get(remote)
  return failed ? `${url}?again=${failed}` : url
}

/**
 * Builds call this function as `self.pundiPrepare` before a script or stylesheet loads. It sets the
 * file's hash from the registry. If the hash is unknown, the file waits for the build's
 * `build.json`. A script also gets the CORS mode that the integrity policy requires. A stylesheet
 * also gets a timeout, because neither browsers nor webpack have one.
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

/**
 * Removes the address, so that the element loads nothing yet. Once the build's `build.json` has
 * arrived, the element loads its file. Without a `build.json`, the element fires an error event.
 */
function hold(element: HTMLScriptElement | HTMLLinkElement, url: string, build: Build | KnownShell) {
  element.removeAttribute(element instanceof HTMLScriptElement ? 'src' : 'href')
  complete(build).then(
    () => prepareElement(element, url),
    () => element.dispatchEvent(new Event('error')),
  )
}
