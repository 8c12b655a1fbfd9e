import * as z from 'zod/mini'
import { language } from '../fields/field'
import { phone } from '../fields/phone'
import { text } from '../fields/text'
import { zoneName } from '../fields/time-zone'

export const email = z
  .string('Enter an email address')
  .check(z.trim(), z.maxLength(254, 'Too long'), z.email('Enter a valid email address'))

/**
 * Passwords are never truncated. The rules against weak passwords are in
 * `shared/contract/passwords`.
 */
export const newPassword = z
  .string('Enter a password')
  .check(z.minLength(8, 'Use at least 8 characters'), z.maxLength(128, 'Use at most 128 characters'))

export const registerBody = z.object({
  name: text(100, 'Enter your name'),
  email,
  phone,
  password: newPassword,
  language: z.optional(language),
  /**
   * The browser's time zone. An unknown zone is ignored, so that it does not prevent the sign-up.
   */
  time_zone: z.catch(z.optional(zoneName), undefined),
})
export type RegisterBody = z.infer<typeof registerBody>

/**
 * The rules for new passwords do not apply, because an existing password may be older than the
 * rules.
 */
export const knownPassword = z
  .string('Enter a password')
  .check(z.minLength(1, 'Enter a password'), z.maxLength(128, 'Too long'))

export const loginBody = z.object({ email, password: knownPassword })
export type LoginBody = z.infer<typeof loginBody>

/**
 * The response does not reveal whether an account has this address. Too many requests get 429 with
 * Retry-After.
 */
export const forgotPasswordBody = z.object({ email })
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>

/**
 * The bearer token is the session's token or the token from a reset link. Refusals:
 * - 403 with `errors.current_password`: the session is older than 15 minutes; send
 *   `current_password` too.
 * - 403 without `errors`: the session is older than 15 minutes, and the account has no password. A
 *   reset link sets one.
 * - 422 with `errors.current_password`: the current password is wrong.
 * - 422 with `errors.password`: the new password is refused.
 * - 401: the session ended, or the link was used, replaced or is older than 10 minutes.
 */
export const changePasswordBody = z.object({
  password: newPassword,
  current_password: z.optional(knownPassword),
})
export type ChangePasswordBody = z.infer<typeof changePasswordBody>
