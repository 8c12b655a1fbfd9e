import * as z from 'zod/mini'
import { language } from '../fields/field'
import { phone } from '../fields/phone'
import { text } from '../fields/text'
import { zoneName } from '../fields/time-zone'

/** One e-mail address, at most 254 characters; no list, no display name, no line break. */
export const email = z
  .string('Enter an email address')
  .check(z.trim(), z.maxLength(254, 'Too long'), z.email('Enter a valid email address'))

/** 8 to 128 characters, nothing cut off. The most common ones are refused by `shared/contract/passwords`. */
export const newPassword = z
  .string('Enter a password')
  .check(z.minLength(8, 'Use at least 8 characters'), z.maxLength(128, 'Use at most 128 characters'))

export const registerBody = z.object({
  name: text(100, 'Enter your name'),
  email,
  phone,
  password: newPassword,
  /** The one that a visitor chose before there was an account. */
  language: z.optional(language),
  /** The browser's. One that the server does not know counts as absent: it is no reason to refuse an account. */
  time_zone: z.catch(z.optional(zoneName), undefined),
})
export type RegisterBody = z.infer<typeof registerBody>

/** A password that exists, whatever the rules were when it was made. */
export const knownPassword = z
  .string('Enter a password')
  .check(z.minLength(1, 'Enter a password'), z.maxLength(128, 'Too long'))

export const loginBody = z.object({ email, password: knownPassword })
export type LoginBody = z.infer<typeof loginBody>

/** Answered alike for known and unknown addresses; 429 with Retry-After beyond the limits. */
export const forgotPasswordBody = z.object({ email })
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>

/**
 * The bearer is the session's token or the token of a reset link, as it stood in the address.
 * 403 with `errors.current_password`: the session began more than 15 minutes ago, send `current_password` too.
 * 403 without it: the account has no password yet and the session is as old; a reset link sets one.
 * 422 with `errors.current_password`: it is wrong. 422 with `errors.password`: the new one is refused.
 * 401: the session has ended, or the link is used up, ended by another one or older than 10 minutes.
 */
export const changePasswordBody = z.object({
  password: newPassword,
  current_password: z.optional(knownPassword),
})
export type ChangePasswordBody = z.infer<typeof changePasswordBody>
