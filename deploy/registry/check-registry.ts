import {
  areaOf,
  describeRemote,
  pathsOfPage,
  remoteNames,
  type Published,
  type Registry,
  type RemoteBuild,
  type RemoteName,
} from '@pundi/contract/federation'
import { servedName } from '@pundi/contract/served'
import { satisfies } from 'semver'
import { OperatorRefusal } from '../operator-refusal'

export type Provider = NonNullable<Registry['shell']>['current']

const findMisfit = (remote: RemoteBuild, shell: Provider) =>
  Object.entries(remote.requires).find(([name, range]) => {
    if (name === servedName) return false
    const version = shell.provides[name]
    return version === undefined || !satisfies(version, range, { includePrerelease: true })
  })

export const fits = (remote: RemoteBuild, shell: Provider) => findMisfit(remote, shell) === undefined

/**
 * Refuses a remote's build that requires a version which the shell does not provide. Either of the
 * two may be the new build.
 */
function checkContract(remote: RemoteBuild, shell: Provider): void {
  const [name, range] = findMisfit(remote, shell) ?? []
  if (name === undefined) return
  throw new OperatorRefusal(
    `The ${remote.remote} remote's build ${remote.id} requires ${name} ${range}; the shell's build ${shell.id} ` +
      `provides ${shell.provides[name] ?? 'none'}. Publish builds that fit each other together: npm run ship -w shell ` +
      `-- --to SITE --with ${describeRemote(remote.remote).folder}, with one --with for each remote that must change.`,
  )
}

/**
 * Refuses a remote's build that does not say which version it requires of each module that the
 * shell provides. Checks only the builds in `changed`, because older builds may be from before the
 * shell provided a module.
 */
export function checkRequires(registry: Registry, changed?: ReadonlySet<RemoteName | 'shell'>): void {
  if (!registry.shell) return
  const { id, provides } = registry.shell.current
  for (const { current } of Object.values(registry.remotes)) {
    if (changed?.has(current.remote) === false) continue
    const unnamed = Object.keys(provides).filter(name => current.requires[name] === undefined)
    if (unnamed.length > 0)
      throw new OperatorRefusal(
        `The ${current.remote} remote's build ${current.id} does not say which version it requires of ` +
          `${unnamed.join(', ')}, which the shell's build ${id} provides. Name each in "requires" of its build.json.`,
      )
  }
}

function checkPaths(build: Published<RemoteBuild>, registry: Registry): void {
  const { area } = describeRemote(build.remote)
  const live = Object.keys(registry.remotes)
  const pathsOf = ({ pages }: RemoteBuild) => pages.flatMap(pathsOfPage)
  const own = pathsOf(build)
  for (const { current } of Object.values(registry.remotes).filter(
    one => one.current.remote !== build.remote,
  ))
    for (const path of pathsOf(current)) {
      if (own.includes(path))
        throw new OperatorRefusal(`${path} is already a page of the ${current.remote} remote.`)
      // Example: the new remote "groups" would own "/groups/*". A remote that already has the page
      // "/groups/x" could then no longer publish this page.
      if (!remoteNames.includes(build.remote) && areaOf(path, live) === area)
        throw new OperatorRefusal(
          `${path} is a page of the ${current.remote} remote, so no remote can own /${area}/*. Choose another name.`,
        )
    }
  const outside = own.find(path => areaOf(path, live) !== area)
  if (outside !== undefined)
    throw new OperatorRefusal(`${outside} does not belong to the ${build.remote} remote.`)
}

export const forCanary = ({ remotes, ...registry }: Registry): Registry => ({
  ...registry,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([remote, candidates]) => [
      remote,
      { ...candidates, current: candidates.canary?.build ?? candidates.current },
    ]),
  ),
})

/**
 * Checks the builds in `changed` before they go live, even as a canary. Refuses paths of another
 * remote, and contracts that do not fit.
 */
export function checkRegistry(registry: Registry, changed: ReadonlySet<RemoteName | 'shell'>): void {
  for (const seen of [registry, forCanary(registry)])
    for (const { current } of Object.values(seen.remotes)) {
      if (changed.has(current.remote)) checkPaths(current, seen)
      if (seen.shell && (changed.has(current.remote) || changed.has('shell')))
        checkContract(current, seen.shell.current)
    }
}
