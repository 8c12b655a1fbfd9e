import { isPagePath, isUnder } from './paths'
import list from './remotes.json' with { type: 'json' }

/*
 * The typed form of `remotes.json`. Builds, publishing, the development servers, lint and the tests read the list here or
 * from that file. What is built does not: the shell and the server know remotes from the registry, so that another line
 * changes no build.
 */

/** The name under which a remote is built and published. */
export type RemoteName = keyof typeof list

/** An area of the application. It belongs to one remote. The shell decides who may enter it; a remote cannot. */
export type Area = string

/**
 * Each remote's workspace, as a folder of the root, its area, and the paths that the area owns: "/sign-in" is this one
 * path and "/admin/*" is "/admin" with everything below it.
 */
export const remotes: Record<RemoteName, { folder: string; area: Area; paths: string[] }> = list

export const remoteNames = Object.keys(remotes) as RemoteName[]
export const areas: Area[] = remoteNames.map(name => remotes[name].area)

/**
 * The area that owns a path; undefined where no page can be. Of several that do, the one that names it most closely has
 * it, so "/*" is what is left.
 */
export function areaOf(path: string): Area | undefined {
  if (!isPagePath(path)) return undefined
  const owners = remoteNames
    .flatMap(name => remotes[name].paths.map(own => ({ own, area: remotes[name].area })))
    .filter(({ own }) => owns(own, path))
  return owners.sort((one, other) => other.own.length - one.own.length)[0]?.area
}

const owns = (own: string, path: string) =>
  own.endsWith('/*') ? isUnder(path, own.slice(0, -2)) : path === own
