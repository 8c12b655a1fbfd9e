import * as z from 'zod/mini'
import { dataOf } from '../fields/answer'
import { email, knownPassword } from '../auth/credentials'
import { currencies, themes } from '../choices'
import { language } from '../fields/field'
import { phone } from '../fields/phone'
import { optionalText, text } from '../fields/text'
import { zoneName } from '../fields/time-zone'

/** How every amount of an account is shown and entered; nothing is converted. */
export const currency = z.enum(currencies, 'Choose one from the list')
export type Currency = z.infer<typeof currency>

export const theme = z.enum(themes, 'Choose one from the list')
export type Theme = z.infer<typeof theme>

/** The day on which each of somebody's months begins. None is later than the shortest month's last day. */
export const monthStart = z
  .int('Choose one from the list')
  .check(z.minimum(1, 'Choose one from the list'), z.maximum(28, 'Choose one from the list'))

/** What of the settings every screen needs; it comes with the user. */
export const preferences = z.object({
  currency,
  /** Null until one is chosen: then the interface is the specification's own mix. */
  language: z.nullable(language),
  month_start: monthStart,
  theme,
  time_zone: zoneName,
})
export type Preferences = z.infer<typeof preferences>

/**
 * What a user is told by e-mail, beside what concerns the account itself: nothing until they ask for it, and until their
 * address is proven.
 */
export const mailChoices = z.object({
  /** When 80 % of a budget is used, and when all of it is. */
  mails_budgets: z.boolean('Choose one from the list'),
  /** The letter at the end of a period. */
  mails_letter: z.boolean('Choose one from the list'),
  /** Before a booking that repeats is due. */
  mails_reminders: z.boolean('Choose one from the list'),
})
export type MailChoices = z.infer<typeof mailChoices>

/** The settings of an account. Its name is `firstName` and `lastName` with a space between. */
export const settings = z.extend(z.extend(preferences, mailChoices.shape), {
  firstName: z.string(),
  /** Empty for who has one name only. */
  lastName: z.string(),
  email: z.string(),
  /** Whether somebody has shown that they read the mail of `email`. Only then what `mails_…` ask for is sent. */
  is_email_proven: z.boolean(),
  /** The address that a link was sent to and that takes the place of `email` once it is opened; null where none waits. */
  pending_email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** False for who came by Google and never set one. */
  has_password: z.boolean(),
})
export type Settings = z.infer<typeof settings>

/**
 * All settings at once. Another `email` is not taken yet: a link goes to the new address, which is answered alike
 * whether somebody else has it or not. The one that waits already goes on waiting: saved with other changes it
 * causes no e-mail, saved with none another link. The present one ends what waits.
 * 403 with `errors.current_password`: another address asks for the password. 403 without it: the account has none
 * and the session began more than 15 minutes ago; sign in again.
 * 422 with `errors.current_password`: it is wrong. 429 beyond the limits of tries and of e-mails.
 * `month_start`, `time_zone` and what is mailed stay as they are where they are absent: forms of an earlier build do
 * not know them.
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

/** `message` says that all is saved, and where a link went, if one did. */
export const saveSettingsAnswer = z.object({ data: settings, message: z.string() })
export type SaveSettingsAnswer = z.infer<typeof saveSettingsAnswer>

/**
 * Removes the account and everything of its user. `confirmation` is the account's e-mail address, typed by its user.
 * 403 and 422 about `current_password` as for another e-mail address. 422 with `errors.confirmation`: it is another
 * address. 409: this is the last active administrator.
 */
export const deleteAccountBody = z.object({
  confirmation: z.string('Enter your email address').check(z.trim(), z.maxLength(254, 'Too long')),
  current_password: z.optional(knownPassword),
})
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>
