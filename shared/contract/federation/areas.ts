import list from '../../../remotes.json' with { type: 'json' }

/*
 * What `remotes.json` at the root says, typed. The list stands there once: the builds, publishing, the server, the
 * development servers, lint and the tests read it here or from the file.
 */

/** The name under which a remote is built and published. */
export type RemoteName = keyof typeof list.remotes

/**
 * The areas of the application. An area belongs to one remote, and access belongs to the area: the shell
 * guards it, whatever a remote says.
 */
export type Area = keyof typeof list.areas

/** Each remote's workspace, as a folder of the root, and its area. A test checks that the areas exist. */
export const remotes = list.remotes as Record<RemoteName, { folder: string; area: Area }>

export const remoteNames = Object.keys(remotes) as RemoteName[]
export const areas = Object.keys(list.areas) as Area[]

/** Below it lie the files of all published builds. */
export const buildsPath = list.reserved.builds

/** What the server answers itself beside the pages, by the beginnings of the paths. */
export const serverPaths = list.reserved.server

export const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

/**
 * The area that owns a path, or undefined for what belongs to no remote: the landing page,
 * also in a language of two letters, the api, published files
 * and whatever is no plain lower-case path ("/Admin", "/a//b", "/a?b").
 *
 * In the list "/sign-in" is this one path and "/admin/*" is "/admin" with everything below it. The first area that
 * owns a path has it: "/*", which owns what is left, stands last.
 */
export function areaOf(path: string): Area | undefined {
  if (!/^(\/[a-z0-9][a-z0-9-]*)+$/.test(path) || /^\/[a-z]{2}$/.test(path)) return undefined
  if ([buildsPath, ...serverPaths].some(reserved => isUnder(path, reserved))) return undefined
  return areas.find(area => list.areas[area].some(own => owns(own, path)))
}

const owns = (own: string, path: string) =>
  own.endsWith('/*') ? isUnder(path, own.slice(0, -2)) : path === own
