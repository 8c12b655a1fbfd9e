import type { Settings, SettingsBody } from '@pundi/contract'
import { keptDraft } from '@pundi/platform/session'

/**
 * What stands in the form, as typed. Without a phone, and where no language is chosen, that is "". An address that waits
 * to be confirmed goes on waiting as long as it stands here.
 */
export type Draft = Record<Exclude<keyof SettingsBody, 'current_password'>, string>

/** What was typed is kept under this name; with another shape of it, it needs another one. */
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

/** What a sent form says, as the contract wants it. */
export function bodyOf(form: FormData) {
  const { phone, language, month_start, ...rest } = Object.fromEntries(form) as Record<string, string>
  return {
    ...rest,
    phone: phone?.trim() || null,
    language: language || null,
    month_start: Number(month_start),
  }
}
