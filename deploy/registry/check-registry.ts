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
 * Refuses a remote's build that requires a version which the shell does not provide. The new build
 * may be the remote's or the shell's.
 */
function checkContract(remote: RemoteBuild, shell: Provider): void {
  const [name, range] = findMisfit(remote, shell) ?? []
  if (name === undefined) return
  throw new OperatorRefusal(
    `Build ${remote.id} of ${remote.remote} requires ${name} ${range}, but the shell's build ${shell.id} ` +
      `provides ${shell.provides[name] ?? 'none'}. Publish a shell and remotes that fit each other in one command: npm run ship ` +
      `-w shell -- --to SITE --with ${describeRemote(remote.remote).folder}. Add one --with for each further remote.`,
  )
}

/**
 * Refuses a remote's build that does not say which version it requires of each module that the
 * shell provides. Checks only the builds in `changed`, because the shell may provide modules that
 * are newer than the other builds.
 */
export function checkRequires(registry: Registry, changed?: ReadonlySet<RemoteName | 'shell'>): void {
  if (!registry.shell) return
  const { id, provides } = registry.shell.current
  for (const { current } of Object.values(registry.remotes)) {
    if (changed?.has(current.remote) === false) continue
    const unnamed = Object.keys(provides).filter(name => current.requires[name] === undefined)
    if (unnamed.length > 0)
      throw new OperatorRefusal(
        `Build ${current.id} of ${current.remote} does not say which version of ${unnamed.join(', ')} it requires, but the shell's ` +
          `build ${id} provides ${unnamed.length === 1 ? 'this package' : 'these packages'}. Build the remote again with the version of @pundi/webpack that built the shell.`,
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
        throw new OperatorRefusal(
          `${path} is already a page of the ${current.remote} remote. Choose another path.`,
        )
      // Example: the new remote "groups" would own "/groups/*". A remote that already has the page
      // "/groups/x" could then no longer publish this page.
      if (!remoteNames.includes(build.remote) && areaOf(path, live) === area)
        throw new OperatorRefusal(
          `${path} is a page of the ${current.remote} remote, so a new remote cannot own /${area}/*. Choose another name for the new remote.`,
        )
    }
  const outside = own.find(path => areaOf(path, live) !== area)
  if (outside !== undefined)
    throw new OperatorRefusal(
      `The page ${outside} is outside the area of the ${build.remote} remote. Change the page's path.`,
    )
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
