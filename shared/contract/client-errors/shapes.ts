import * as z from 'zod/mini'
import { mostMessage, unprintable } from './unprintable'

/** Random id of a browser for one canary build; absent if the browser has no storage. */
const browser = z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}$/)))

/** `remote` may be any name, because only the registry knows which remotes exist. */
const ofBuild = {
  remote: z.string().check(z.regex(/^[a-z]{1,30}$/)),
  build: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
}

const printable = z.string().check(
  z.maxLength(mostMessage),
  z.refine(text => text.replace(unprintable, '') === text, 'Contains a character that cannot be stored'),
)

/**
 * Report that a build of a remote or the shell failed, or what replaced it. It contains no address, and an error's
 * message only if the operator allows it, since a message may quote what a user typed.
 */
export const failureReport = z.object({
  ...ofBuild,
  /** "mount" is the first render of a page, "later" any time after it. */
  phase: z.enum(['open', 'retry', 'mount', 'later', 'fallback', 'reload', 'away']),
  cause: z.enum(['file', 'timeout', 'missing', 'code', 'crash', 'choice']),
  /** Position of the error in the build, for source maps: file, line and column in "dashboard.0f3c.js:1:2345". */
  at: z.optional(z.string().check(z.maxLength(120), z.regex(/^[\w@~+.-]+:\d+:\d+$/))),
  /** Message of the error; the server drops it unless `ERROR_MESSAGES` is on. */
  message: z.optional(printable),
  browser,
})
export type FailureReport = z.infer<typeof failureReport>

/** Counted since the server started. */
export const failureCount = z.object({
  ...ofBuild,
  ...z.pick(failureReport, { phase: true, cause: true, at: true, message: true }).shape,
  count: z.number(),
})
export type FailureCount = z.infer<typeof failureCount>

export const drawnReport = z.object({ ...ofBuild, browser })
export type DrawnReport = z.infer<typeof drawnReport>
