/**
 * The version of the HTTP contract: of the calls that this package declares. It is raised with them, as `npm test` says,
 * and not with the package's other types.
 */
export const httpVersion: string = '2.9.0'

/**
 * The versions that the server serves: the present one, and, after a step that breaks remotes, the last one before it for
 * as long as its calls are still answered.
 */
export const served: readonly string[] = [httpVersion, '1.16.0']

/** Under this name a build's `requires` says which version of the HTTP contract it needs of the server. */
export const servedName = 'api'

/** The file of the site folder in which the server in force says which versions it serves. */
export const servedFile = '.server.json'
