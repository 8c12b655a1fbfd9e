import type { Settings, SettingsBody } from '@pundi/contract'
import { keptDraft } from '@pundi/platform/session'

/**
 * The values of the form, as typed. Without a phone or a language the value is "". An address that waits to be
 * confirmed goes on waiting as long as the form has it.
 */
export type Draft = Record<Exclude<keyof SettingsBody, 'current_password'>, string>

/** The name under which this tab keeps the draft. Another shape of it needs another name. */
export const formName = 'settings'

export const draftOf = ({ pending_email, has_password, ...settings }: Settings): Draft => ({
  ...settings,
  email: pending_email ?? settings.email,
  phone: settings.phone ?? '',
  language: settings.language ?? '',
  month_start: String(settings.month_start),
})

/** What this user typed in this tab and has not saved. */
export const keptTyped = () => (keptDraft(formName) ?? {}) as Partial<Draft>

/** A sent form as the body of a request. */
export function bodyOf(form: FormData) {
  const { phone, language, month_start, ...rest } = Object.fromEntries(form) as Record<string, string>
  return {
    ...rest,
    phone: phone?.trim() || null,
    language: language || null,
    month_start: Number(month_start),
  }
}
