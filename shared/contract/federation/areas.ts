import list from './remotes.json' with { type: 'json' }

/*
 * The typed form of `remotes.json`. Builds, publishing, the server, the development servers, lint and the tests read the
 * list here or from that file.
 */

/** The name under which a remote is built and published. */
export type RemoteName = keyof typeof list.remotes

/** The areas of the application. An area belongs to one remote. The shell decides who may enter it; a remote cannot. */
export type Area = keyof typeof list.areas

/** Each remote's workspace, as a folder of the root, and its area. A test checks that the areas exist. */
export const remotes = list.remotes as Record<RemoteName, { folder: string; area: Area }>

export const remoteNames = Object.keys(remotes) as RemoteName[]
export const areas = Object.keys(list.areas) as Area[]

/** The path below which the files of all published builds lie. */
export const buildsPath = list.reserved.builds

/** The beginnings of the paths that the server answers itself, beside the pages. */
export const serverPaths = list.reserved.server

export const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

/**
 * The area that owns a path. Undefined for what belongs to no remote: the landing page in any language, the api,
 * published files, and every path that is not plain lower case ("/Admin", "/a//b", "/a?b").
 * In the list "/sign-in" is this one path and "/admin/*" is "/admin" with everything below it. The first area that owns
 * a path has it: "/*", which owns what is left, stands last.
 */
export function areaOf(path: string): Area | undefined {
  if (!/^(\/[a-z0-9][a-z0-9-]*)+$/.test(path) || /^\/[a-z]{2}$/.test(path)) return undefined
  if ([buildsPath, ...serverPaths].some(reserved => isUnder(path, reserved))) return undefined
  return areas.find(area => list.areas[area].some(own => owns(own, path)))
}

const owns = (own: string, path: string) =>
  own.endsWith('/*') ? isUnder(path, own.slice(0, -2)) : path === own
