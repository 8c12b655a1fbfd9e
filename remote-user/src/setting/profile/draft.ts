import type { MailChoices, Settings, SettingsBody } from '@pundi/contract'
import { isTimeZone, standardTimeZone } from '@pundi/contract/choices'
import { keptDraft } from '@pundi/platform/session'

/**
 * The values of the form, as typed. Without a phone or a language the value is "", and so is that of
 * a box that is not ticked; of one that is, it is "on". An address that waits to be
 * confirmed goes on waiting as long as the form has it.
 */
export type Draft = Record<Exclude<keyof SettingsBody, 'current_password'>, string>

/** The name under which this tab keeps the draft. Another shape of it needs another name. */
export const formName = 'settings'

type Later = 'month_start' | 'time_zone'
/** The settings, which a server of an earlier version answers without the fields that came later. */
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

/** What this user typed in this tab and has not saved. */
export const keptTyped = () => (keptDraft(formName) ?? {}) as Partial<Draft>

/**
 * A sent form as the body of a request. A time zone that this browser does not know was not chosen in it; it is left out,
 * which keeps it.
 */
export function bodyOf(form: FormData) {
  const { phone, language, month_start, time_zone, ...others } = Object.fromEntries(form) as Record<
    string,
    string
  >
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
