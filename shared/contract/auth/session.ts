import * as z from 'zod/mini'
import { dataOf, listOf } from '../fields/answer'
import { id } from '../fields/field'
import { preferences } from '../settings/shapes'

export const role = z.enum(['user', 'admin'])
export type Role = z.infer<typeof role>
export const userStatus = z.enum(['active', 'deactive'])

export const user = z.extend(preferences, {
  id,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  role,
})
export type User = z.infer<typeof user>

/** A session has begun: `token` is `id|secret`. */
export const sessionAnswer = z.object({ token: z.string(), data: user })
export type SessionAnswer = z.infer<typeof sessionAnswer>

export const currentUserAnswer = dataOf(user)

/** A session's new token, `id|secret`; the one that asked for it is dead. */
export const rotateAnswer = z.object({ token: z.string() })
export type RotateAnswer = z.infer<typeof rotateAnswer>

/** With `sign_in` no session is left, this one included: the way goes on at /sign-in. */
export const changePasswordAnswer = z.object({ message: z.string(), sign_in: z.boolean() })
export type ChangePasswordAnswer = z.infer<typeof changePasswordAnswer>

/** Where an account is signed in. Times are ISO 8601 in UTC; the last use is noted at most once a minute. */
export const session = z.object({
  id,
  /** Such as "Firefox, Windows", made from what the browser says of itself; null where it says nothing known. */
  device: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.string(),
  /** True for the session that asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>
/** All of them at once, the one used last first. */
export const sessionsAnswer = listOf(session)

/** True where "Continue with Google" leads somewhere: GET /auth/google/redirect by the browser itself. */
export const providersAnswer = dataOf(z.object({ google: z.boolean() }))
export type ProvidersAnswer = z.infer<typeof providersAnswer>

/**
 * What stands in `/sign-in?problem=…` after a social sign-in that came to nothing: refused at the provider; an
 * e-mail address that the provider has not verified; one that belongs to an administrator, who signs in by
 * password; a deactivated user; a provider that is away or not configured; too many attempts; a sign-in that the tab did
 * not begin; and everything else, an answer that was not asked for or asked for too long ago among it.
 */
export const signInProblem = z.enum([
  'denied',
  'unverified',
  'existing',
  'deactivated',
  'unavailable',
  'limited',
  'elsewhere',
  'failed',
])
export type SignInProblem = z.infer<typeof signInProblem>
