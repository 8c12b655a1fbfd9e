import { findPage, type RemoteName } from '@pundi/contract/federation'
import type { RouteModule } from '@pundi/platform/federation'
import { showNotice } from './notices'
import { recordWhile, takeUnfinished } from './reports/drawing-record'
import type { Effects } from './machine/effects'
import { loadFromBuild } from './builds/load-from-build'
import { openDocument } from './open-document'
import { countFailure, allowFilesOf } from './builds/prepare-element'
import type { Build } from '../registry/known-build'
import { isQuarantined, quarantine } from '../registry/quarantine'
import {
  findOther,
  hasOther,
  inForce,
  inForceElsewhere,
  isForThisShell,
  publishedElsewhere,
  publishedRemotes,
  readRegistry,
  shellBuild,
} from '../registry/registry'
import { createRemote, type Remote } from './remote'
import { causeOf, detailsOf, reportDrawn, reportFailure } from './reports/report-failure'
import { abandonEntry, hasRun } from './builds/runtime'

const remotes = new Map<RemoteName, Remote>()

/** Reads the registry. Files of remotes are requested later. */
export function startRemotes() {
  readRegistry()
  remotes.clear()
  addRemotes()
  const unfinished = takeUnfinished(remoteNames())
  if (unfinished && quarantine(unfinished.id)) reportFailure(unfinished, 'mount', 'crash')
  const shell = shellBuild()
  if (shell) allowFilesOf(shell)
}

export function addRemotes(): RemoteName[] {
  const added = publishedRemotes().filter(name => !remotes.has(name))
  for (const name of added) remotes.set(name, createRemote(name, effectsOf(name)))
  return added
}

export const remoteNames = () => [...remotes.keys()]

export function remoteOf(name: RemoteName): Remote {
  const remote = remotes.get(name)
  if (!remote) throw new Error(`${name} comes before startRemotes()`)
  return remote
}

const effectsOf = (remote: RemoteName): Effects => ({
  now: () => Date.now(),
  after(ms, ring) {
    const timer = setTimeout(ring, ms)
    return () => clearTimeout(timer)
  },
  inForce: () => inForce(remote),
  isQuarantined,
  async findOther(except) {
    const build = await findOther(remote, except)
    return build && { build, isHere: isForThisShell() && !hasRun(remote) }
  },
  load: (build, page, onRun) => recordWhile(build, () => loadFromBuild(build, page, onRun)),
  hasRun: () => hasRun(remote),
  causeOf,
  detailsOf: error => detailsOf(error, remote),
  countFailure: () => void countFailure(remote),
  abandon: () => abandonEntry(remote),
  quarantine: build => void quarantine(build),
  leave(build, address) {
    if (!quarantine(build)) return false
    void openDocument(address)
    return true
  },
  offer() {
    if (hasOtherBuild(remote)) showNotice({ about: 'error', remote })
  },
  reportDrawn: id => reportDrawn({ remote, id }),
  report: (id, phase, cause, details) => reportFailure({ remote, id }, phase, cause, details),
})

export const buildOf = (remote: RemoteName) => remoteOf(remote).build()

export const hasOtherBuild = (remote: RemoteName) => hasOther(remote, buildOf(remote)?.id)

export const pagesOf = (remote: RemoteName): Build['pages'] => buildOf(remote)?.pages ?? []

/**
 * True if a newer build than the running build has a page at this path. The page then needs a new
 * document.
 */
export const isInFreshDocument = (path: string) =>
  publishedElsewhere().some(remote => {
    const newer = inForceElsewhere(remote)
    return (
      newer !== undefined &&
      newer.id !== remotes.get(remote)?.build()?.id &&
      !isQuarantined(newer.id) &&
      findPage(newer.pages, path) !== undefined
    )
  })

export const loadRouteModule = (remote: RemoteName, page: string, address?: string): Promise<RouteModule> =>
  remoteOf(remote).load(page, address)

export function loadedRouteModule(remote: RemoteName, page: string): RouteModule {
  const routeModule = remoteOf(remote).loaded(page)
  if (!routeModule) throw new Error(`${remote}/${page} is not loaded yet.`)
  return routeModule
}
