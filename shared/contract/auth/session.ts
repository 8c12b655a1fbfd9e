import * as z from 'zod/mini'
import { dataOf, listOf } from '../fields/answer'
import { id } from '../fields/field'
import { preferences } from '../fields/preferences'

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

export const sessionAnswer = z.object({ token: z.string(), data: user })
export type SessionAnswer = z.infer<typeof sessionAnswer>

export const currentUserAnswer = dataOf(user)

/** `token` is the session's new token, `id|secret`. The token of the request is no longer valid. */
export const rotateAnswer = z.object({ token: z.string() })
export type RotateAnswer = z.infer<typeof rotateAnswer>

/** `sign_in` is true if all sessions ended, including this one, so the user must sign in again. */
export const changePasswordAnswer = z.object({ message: z.string(), sign_in: z.boolean() })
export type ChangePasswordAnswer = z.infer<typeof changePasswordAnswer>

/** Times are ISO 8601 in UTC. The last use is stored at most once a minute. */
export const session = z.object({
  id,
  device: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.string(),
  current: z.boolean(),
})
export type Session = z.infer<typeof session>
/** Most recently used first. */
export const sessionsAnswer = listOf(session)

/**
 * `google` is true if sign-in with Google is configured. To sign in, the browser navigates to GET
 * /auth/google/redirect.
 */
export const providersAnswer = dataOf(z.object({ google: z.boolean() }))
export type ProvidersAnswer = z.infer<typeof providersAnswer>

/**
 * Value of `problem` in `/sign-in?problem=…` after a failed social sign-in:
 * - `denied`: the user or the provider refused.
 * - `unverified`: the provider has not verified the e-mail address.
 * - `existing`: the address belongs to an administrator, who must sign in with the password.
 * - `deactivated`: the user is deactivated.
 * - `unavailable`: the provider is down or not configured.
 * - `limited`: too many attempts.
 * - `elsewhere`: another tab started the sign-in.
 * - `failed`: anything else, such as a redirect from the provider that is expired or was not
 *   requested.
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
