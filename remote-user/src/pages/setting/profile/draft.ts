import type { MailChoices, Settings, SettingsBody } from '@pundi/contract'
import { isTimeZone, standardTimeZone } from '@pundi/contract/choices'
import { type Typed, typedIn } from '@pundi/kit/form'
import { keptDraft } from '@pundi/platform/session'

/**
 * The values in the form, as text. A ticked box is "on". An unticked box, a missing phone number
 * and a missing language are "". `email` is the unconfirmed address if there is one, so that saving
 * the form does not discard it.
 */
export type Draft = Record<Exclude<keyof SettingsBody, 'current_password'>, string>

/** Storage key. Change it whenever the shape of the draft changes. */
export const formName = 'settings'

type Later = 'month_start' | 'time_zone'
/** Settings from the server. An older server omits the fields that were added later. */
type Answered = Omit<Settings, Later | keyof MailChoices> & Partial<Pick<Settings, Later | keyof MailChoices>>

export const draftOf = ({
  pending_email,
  has_password,
  is_email_proven,
  mails_budgets,
  mails_letter,
  mails_reminders,
  month_start = 1,
  time_zone = standardTimeZone,
  ...settings
}: Answered): Draft => ({
  ...settings,
  time_zone,
  email: pending_email ?? settings.email,
  phone: settings.phone ?? '',
  language: settings.language ?? '',
  month_start: String(month_start),
  mails_budgets: mails_budgets ? 'on' : '',
  mails_letter: mails_letter ? 'on' : '',
  mails_reminders: mails_reminders ? 'on' : '',
})

export const storedTyped = () => (keptDraft(formName) ?? {}) as Partial<Draft>

/**
 * The request body. If this browser does not know the time zone, the body omits it, so that the
 * saved time zone stays.
 */
export function bodyOf(form: FormData): { [Name in keyof SettingsBody]?: unknown } {
  const typed: Typed<keyof SettingsBody> = typedIn(form)
  const { phone, language, month_start, time_zone, ...others } = typed
  const { mails_budgets, mails_letter, mails_reminders, ...rest } = others
  return {
    ...rest,
    phone: phone?.trim() || null,
    language: language || null,
    month_start: Number(month_start),
    mails_budgets: mails_budgets === 'on',
    mails_letter: mails_letter === 'on',
    mails_reminders: mails_reminders === 'on',
    ...(time_zone !== undefined && isTimeZone(time_zone) && { time_zone }),
  }
}
