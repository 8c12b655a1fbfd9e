/**
 * Version of the HTTP API. If a call has changed, `npm test` fails until you raise this version.
 */
export const httpVersion: string = '2.18.0'

/**
 * Versions that the server serves: the current one and, after a breaking change, the last version before that change.
 * Keep the old version as long as the server answers its calls.
 */
export const served: readonly string[] = [httpVersion, '1.16.0']

export const servedName = 'api'

/** File in the site folder in which the live server lists its versions. */
export const servedFile = '.server.json'
