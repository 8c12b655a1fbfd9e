import * as z from 'zod/mini'

/**
 * A random name that a browser has while a build is tried in a part of all browsers, and for that build alone. Where it
 * keeps nothing it has none.
 */
const browser = z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}$/)))

/** Which remotes there are is known from the registry, not here. */
const ofBuild = {
  remote: z.string().check(z.regex(/^[a-z]{1,30}$/)),
  build: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
}

/**
 * A browser's report of a build that did not run, of a remote or of the shell, and of what it did about it. It holds
 * nothing of the person: no address, and no message of an error, which may quote what they typed.
 */
export const failureReport = z.object({
  ...ofBuild,
  /** "mount" breaks a page as it is first drawn, "later" breaks after that. */
  phase: z.enum(['open', 'retry', 'mount', 'later', 'fallback', 'reload', 'away']),
  cause: z.enum(['file', 'timeout', 'missing', 'code', 'crash', 'choice']),
  /** Where in the build it broke, in the form that source maps take: "dashboard.0f3c.js:1:2345". */
  at: z.optional(z.string().check(z.maxLength(120), z.regex(/^[\w@~+.-]+:\d+:\d+$/))),
  browser,
})
export type FailureReport = z.infer<typeof failureReport>

/** A browser's report that it drew a page of a build, while another build of the remote is tried. */
export const drawnReport = z.object({ ...ofBuild, browser })
export type DrawnReport = z.infer<typeof drawnReport>
