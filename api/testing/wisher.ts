import { dayIn } from '../src/platform/time/wall-clock'
import { saverOf } from './savers'
import { saveSettings } from './settings'
import type { Api, Person } from './start-api'

export async function wishForAll(api: Api, person: Person, description = 'Kos') {
  const { token, makanan } = await saverOf(api, person)
  const call = async (what: string, body: object) => {
    const { status, text } = await api.call(what, { token, body })
    if (status >= 300) throw new Error(`${what} was answered ${status}: ${text}`)
  }
  const wishes = { mails_letter: true, mails_budgets: true, mails_reminders: true, language: 'en' }
  await saveSettings(api, person, wishes)
  const expense = { type: 'expense', category_id: makanan, amount: '180', description }
  const [today, tomorrow] = [dayIn('Asia/Jakarta'), dayIn('Asia/Jakarta', new Date(Date.now() + 86_400_000))]
  for (let count = 0; count < 5; count += 1) {
    await call('POST /api/transactions', { ...expense, transaction_date: lastMonth(today) })
    await call('POST /api/transactions', { ...expense, transaction_date: today })
  }
  await call(`PUT /api/budgets/${makanan}`, { amount: '1000', from_period: '2026-01-01' })
  await call('POST /api/schedules', {
    template: expense,
    ...{ unit: 'month', every: 1, anchor_date: tomorrow, is_automatic: true, remind_days: 3 },
  })
}

function lastMonth(day: string): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCDate(0)
  return `${date.toISOString().slice(0, 7)}-15`
}
