import * as z from 'zod/mini'
import { monthStart, preferences } from '../fields/preferences'
import { dataOf } from '../fields/answer'
import { email, knownPassword } from '../auth/credentials'
import { phone } from '../fields/phone'
import { optionalText, text } from '../fields/text'
import { zoneName } from '../fields/time-zone'

/** Opt-in e-mails, sent only to a verified address. Mail about the account itself is always sent. */
export const mailChoices = z.object({
  /** At 80% and 100% of a budget. */
  mails_budgets: z.boolean('Choose one from the list'),
  mails_letter: z.boolean('Choose one from the list'),
  mails_reminders: z.boolean('Choose one from the list'),
})
export type MailChoices = z.infer<typeof mailChoices>

/** The account's name is `firstName` and `lastName` with a space. */
export const settings = z.extend(z.extend(preferences, mailChoices.shape), {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  is_email_proven: z.boolean(),
  /** Address that awaits confirmation by its link, then replaces `email`; null if none. */
  pending_email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** False for Google users who never set one. */
  has_password: z.boolean(),
})
export type Settings = z.infer<typeof settings>

/**
 * All settings at once. A new `email` waits for the link sent to it; the answer does not reveal whether somebody else
 * has that address. A waiting address stays: saved again with other changes it sends no e-mail, saved alone it sends
 * another link. The current address cancels it. 403 with `errors.current_password`: a new address needs the password.
 * 403 without it: the account has none and the session is older than 15 minutes; sign in again. 422 with
 * `errors.current_password`: it is wrong. 429 beyond the limits of attempts and e-mails. Absent `month_start`,
 * `time_zone` and `mails_…` stay unchanged, since older builds do not send them.
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

/** `message` confirms the save, and names the address that the link was sent to. */
export const saveSettingsAnswer = z.object({ data: settings, message: z.string() })
export type SaveSettingsAnswer = z.infer<typeof saveSettingsAnswer>

/**
 * Deletes the account and all its data. `confirmation` is the typed e-mail address. 403 and 422 about
 * `current_password` as for a new address. 422 with `errors.confirmation`: another address. 409: the last active
 * administrator.
 */
export const deleteAccountBody = z.object({
  confirmation: z.string('Enter your email address').check(z.trim(), z.maxLength(254, 'Too long')),
  current_password: z.optional(knownPassword),
})
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>
