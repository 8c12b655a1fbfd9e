import { calls, type Settings } from '@pundi/contract'
import { plan, unchosen } from '@pundi/devkit/testing'

export const unmailed = { mails_budgets: false, mails_letter: false, mails_reminders: false }

export const settingsOf = (changes: Partial<Settings> = {}): Settings => ({
  firstName: 'Sari',
  lastName: 'Contoh',
  email: 'sari@example.com',
  is_email_proven: true,
  pending_email: null,
  phone: '081234567890',
  has_password: true,
  ...unchosen,
  ...unmailed,
  ...changes,
})

export const answerSettings = (changes: Partial<Settings> = {}) =>
  plan(calls.findSettings, { body: { data: settingsOf(changes) } })

export function answerSaving() {
  const sent: unknown[] = []
  plan(calls.saveSettings, async request => {
    const {
      email,
      current_password: _,
      ...body
    } = (await request.json()) as Settings & Record<string, string>
    sent.push({ email, ...body, ...(_ === undefined ? {} : { current_password: _ }) })
    const pending_email = email === settingsOf().email ? null : email
    answerSettings({ ...body, pending_email })
    return { body: { data: settingsOf({ ...body, pending_email }), message: 'Pengaturan disimpan' } }
  })
  return sent
}

export const answerNoSessions = () =>
  plan(calls.listSessions, { body: { data: [], meta: { total: 0, next_cursor: null } } })
