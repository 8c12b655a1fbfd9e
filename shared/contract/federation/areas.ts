import { isPagePath, isUnder } from './paths'
import list from './remotes.json' with { type: 'json' }

/*
 * Typed `remotes.json`, for builds, publishing, development, lint and tests. The shell and the
 * server read the registry instead, so adding a remote does not change the shell's build.
 */

/**
 * Names of the remotes in this repository. Code also uses this type for the names of a site's other
 * remotes.
 */
export type RemoteName = keyof typeof list

/** The part of the application that one remote owns. The shell decides which users may enter it. */
export type Area = string

interface Remote {
  folder: string
  area: Area
  /** "/sign-in" is one path, "/admin/*" is "/admin" and everything below. */
  paths: string[]
}

export const remotes: Record<RemoteName, Remote> = list

const listed = new Map<string, Remote>(Object.entries(remotes))

export const remoteNames = Object.keys(remotes) as RemoteName[]
export const areas: Area[] = remoteNames.map(name => remotes[name].area)

/** A remote that is missing in `remotes.json` owns the paths below its name. */
export const describeRemote = (name: string): Remote =>
  listed.get(name) ?? { folder: `remote-${name}`, area: name, paths: [`/${name}/*`] }

export const isRemoteName = (name: unknown): name is RemoteName =>
  typeof name === 'string' && /^(?!shell$)[a-z]+$/.test(name)

/**
 * The remote of a workspace, by the workspace's name. "remote-groups" is the remote "groups", even
 * if `remotes.json` does not list it.
 */
export function remoteOfWorkspace(workspace: string): RemoteName | undefined {
  const [, name] = /^remote-(.+)$/.exec(workspace) ?? []
  const found = remoteNames.find(one => remotes[one].folder === workspace) ?? name
  return isRemoteName(found) ? found : undefined
}

/**
 * The area that owns a path; undefined if no page can have this path. The most specific path wins,
 * so "/*" applies only if no other path matches.
 *
 * @param others remotes that exist besides those in `remotes.json`
 */
export function areaOf(path: string, others: string[] = []): Area | undefined {
  if (!isPagePath(path)) return undefined
  const known = [...new Set([...remoteNames, ...others])].map(describeRemote)
  // For "/goals/*", the same area must own "/goals" too. Otherwise no area owns the path.
  const base = path.endsWith('/*') ? path.slice(0, -2) : path
  const owner = ownerOf(path, known)
  return ownerOf(base, known) === owner ? owner : undefined
}

function ownerOf(path: string, known: Remote[]): Area | undefined {
  const owners = known
    .flatMap(({ paths, area }) => paths.map(own => ({ own, area })))
    .filter(({ own }) => owns(own, path))
  return owners.sort((one, other) => other.own.length - one.own.length)[0]?.area
}

const owns = (own: string, path: string) =>
  own.endsWith('/*') ? isUnder(path, own.slice(0, -2)) : path === own
