import { isPagePath, isUnder } from './paths'
import list from './remotes.json' with { type: 'json' }

/*
 * Typed `remotes.json`, for builds, publishing, development, lint and tests. The shell and the server read the
 * registry instead, so a new remote changes no other build.
 */

/** Remotes of this repository. A site may have others, which this list does not know. */
export type RemoteName = keyof typeof list

/** Part of the application that one remote owns. The shell, never a remote, decides who may enter. */
export type Area = string

/**
 * Each remote's workspace folder, area and paths: "/sign-in" is one path, "/admin/*" is "/admin" and everything below.
 */
export const remotes: Record<RemoteName, { folder: string; area: Area; paths: string[] }> = list

export const remoteNames = Object.keys(remotes) as RemoteName[]
export const areas: Area[] = remoteNames.map(name => remotes[name].area)

/**
 * The area that owns a path; undefined if no page can have this path. The most specific path wins, so "/*" gets the
 * rest.
 */
export function areaOf(path: string): Area | undefined {
  if (!isPagePath(path)) return undefined
  // Checks that no area owns a path below another area's page.
  const base = path.endsWith('/*') ? path.slice(0, -2) : path
  const owner = ownerOf(path)
  return ownerOf(base) === owner ? owner : undefined
}

function ownerOf(path: string): Area | undefined {
  const owners = remoteNames
    .flatMap(name => remotes[name].paths.map(own => ({ own, area: remotes[name].area })))
    .filter(({ own }) => owns(own, path))
  return owners.sort((one, other) => other.own.length - one.own.length)[0]?.area
}

const owns = (own: string, path: string) =>
  own.endsWith('/*') ? isUnder(path, own.slice(0, -2)) : path === own
