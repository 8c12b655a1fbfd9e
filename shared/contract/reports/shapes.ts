import * as z from 'zod/mini'
import { remoteNames } from '../federation/areas'

/**
 * What a browser tells of a remote's build that did not run, and of what it did about it. Nothing in it is of the person
 * at the browser: no address, no message of an error, which may quote what they typed.
 *
 * `phase`: a first try to open a page, a second one, a page that broke when it was first drawn; then what followed: an
 * earlier `build` took its place in the same document, the document was loaded anew to leave `build`, or nothing was left
 * and a card says so.
 *
 * `cause`: a file did not come, or was not what was published; nothing came in time; the build has no such page; a file
 * broke as it ran; a page broke as it was drawn; somebody asked for the version before.
 */
export const failureReport = z.object({
  remote: z.enum(remoteNames),
  build: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  phase: z.enum(['open', 'retry', 'mount', 'fallback', 'reload', 'away']),
  cause: z.enum(['file', 'timeout', 'missing', 'code', 'crash', 'choice']),
  /** Where in the build it broke, as its source map takes it: "dashboard.0f3c.js:1:2345". */
  at: z.optional(z.string().check(z.maxLength(120), z.regex(/^[\w@~+.-]+:\d+:\d+$/))),
})
export type FailureReport = z.infer<typeof failureReport>
