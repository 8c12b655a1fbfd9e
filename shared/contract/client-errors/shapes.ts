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
 * A browser's report that a build of a remote or the shell failed, or was replaced by another
 * build. It contains no page address.
 */
export const failureReport = z.object({
  ...ofBuild,
  /**
   * When the failure happened: "mount" is a page's first render, "later" any time after that.
   * docs/operating.md explains all phases and causes.
   */
  phase: z.enum(['open', 'retry', 'mount', 'later', 'fallback', 'reload', 'away']),
  cause: z.enum(['file', 'timeout', 'missing', 'code', 'crash', 'choice']),
  /**
   * Where the error was thrown in the build, for source maps: "dashboard.0f3c.js:1:2345" is file,
   * line and column.
   */
  at: z.optional(z.string().check(z.maxLength(120), z.regex(/^[\w@~+.-]+:\d+:\d+$/))),
  /**
   * The error's message. It may quote what a user typed, so the server drops it unless
   * `ERROR_MESSAGES` is on.
   */
  message: z.optional(printable),
  browser,
})
export type FailureReport = z.infer<typeof failureReport>

/** `count`: number of failures since the server started. */
export const failureCount = z.object({
  ...ofBuild,
  ...z.pick(failureReport, { phase: true, cause: true, at: true, message: true }).shape,
  count: z.number(),
})
export type FailureCount = z.infer<typeof failureCount>

export const drawnReport = z.object({ ...ofBuild, browser })
export type DrawnReport = z.infer<typeof drawnReport>
