/** The path below which the files of all published builds lie. */
export const buildsPath: string = '/r'

/** The beginnings of the paths that the server answers itself, beside the pages. */
export const serverPaths: string[] = ['/api', '/oidc', '/healthz', '/readyz', '/metrics']

export const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

/**
 * Whether a path can be the address of a remote's page. Not so the landing page in any language, the api, published
 * files, and every path that is not plain lower case ("/Admin", "/a//b", "/a?b").
 */
export const isPagePath = (path: string): boolean =>
  /^(\/[a-z0-9][a-z0-9-]*)+$/.test(path) &&
  !/^\/[a-z]{2}$/.test(path) &&
  ![buildsPath, ...serverPaths].some(reserved => isUnder(path, reserved))
