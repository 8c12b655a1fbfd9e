import * as z from 'zod/mini'
import { monthStart, preferences } from '../fields/preferences'
import { dataOf } from '../fields/answer'
import { email, knownPassword } from '../auth/credentials'
import { phone } from '../fields/phone'
import { optionalText, text } from '../fields/text'
import { zoneName } from '../fields/time-zone'

/** Opt-in e-mails, sent only to a verified address. Mail about the account itself is always sent. */
export const mailChoices = z.object({
  /** Alerts at 80% and 100% of a budget. */
  mails_budgets: z.boolean('Choose one from the list'),
  mails_letter: z.boolean('Choose one from the list'),
  mails_reminders: z.boolean('Choose one from the list'),
})
export type MailChoices = z.infer<typeof mailChoices>

export const settings = z.extend(z.extend(preferences, mailChoices.shape), {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  is_email_proven: z.boolean(),
  /**
   * New address. It replaces `email` when the user opens the confirmation link. Null if there is no
   * new address.
   */
  pending_email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** False for Google users who never set one. */
  has_password: z.boolean(),
})
export type Settings = z.infer<typeof settings>

/**
 * All settings at once. Fields that older builds do not send (`month_start`, `time_zone`,
 * `mails_…`) stay unchanged if they are absent.
 *
 * A new `email` becomes `pending_email` until the user opens the confirmation link. The response
 * does not reveal whether another account has the address. Saving the pending address again sends
 * another link only if nothing else changes. Saving the current address cancels the pending one.
 * Refusals:
 * - 403 with `errors.current_password`: a new address needs the password.
 * - 403 without `errors`: the account has no password and the session is older than 15 minutes;
 *   sign in again.
 * - 422 with `errors.current_password`: the password is wrong.
 * - 429: too many attempts or e-mails.
 */
export const settingsBody = z.extend(z.extend(preferences, z.partial(mailChoices).shape), {
  firstName: text(100, 'Enter your first name'),
  lastName: optionalText(100),
  email,
  phone: z.nullable(phone),
  month_start: z.optional(monthStart),
  time_zone: z.optional(zoneName),
  current_password: z.optional(knownPassword),
})
export type SettingsBody = z.infer<typeof settingsBody>

export const settingsAnswer = dataOf(settings)

export const saveSettingsAnswer = z.object({ data: settings, message: z.string() })
export type SaveSettingsAnswer = z.infer<typeof saveSettingsAnswer>

/**
 * Deletes the account and all its data. `confirmation` is the typed e-mail address. Refusals:
 * - 403 and 422 about `current_password`: as for a new address in `settingsBody`.
 * - 422 with `errors.confirmation`: the typed address is not the account's.
 * - 409: the user is the last active administrator.
 */
export const deleteAccountBody = z.object({
  confirmation: z.string('Enter your email address').check(z.trim(), z.maxLength(254, 'Too long')),
  current_password: z.optional(knownPassword),
})
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>
