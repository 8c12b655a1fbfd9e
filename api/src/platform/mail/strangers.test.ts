import sql from 'sql-template-tag'
import { mailBudgets } from '../../budgets/mails/mail-budgets'
import { mailLetters } from '../../letters/mails/mail-letters'
import { mailReminders } from '../../schedules/mails/mail-reminders'
import { clearOutbox, letterTo, readAllLetters, resetToken, wordsOf } from '../../../testing/letters'
import { closeServers, startServers } from '../../../testing/several-servers'
import { readSettings } from '../../../testing/settings'
import type { Api, Person } from '../../../testing/start-api'
import { until } from '../../../testing/until'
import { newVisitor } from '../../../testing/visitor'
import { wishForAll } from '../../../testing/wisher'

let servers: Api[]
let api: Api
beforeAll(async () => {
  servers = await startServers(1)
  api = servers[0]!
})
afterAll(() => closeServers(servers))
beforeEach(async () => {
  await settled()
  clearOutbox(api)
})

let count = 0
const lure = 'Menangkan hadiah\r\n\r\nhttp://evil.example/\u2028sekarang'

test('words of who signs up with a stranger’s address are mailed to nobody, and the wish is kept until the address is proven', async () => {
  const person = await api.signUp()
  await wishForAll(api, person, lure)
  await look()
  expect(readAllLetters(api)).toEqual([])
  const settings = await readSettings(api, person.token)
  expect(settings).toMatchObject({ is_email_proven: false, mails_letter: true, mails_reminders: true })
  await api.rows(sql`update users set email_verified_at = now() where id = ${person.id}`)
  await look()
  const subjects = readAllLetters(api).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual(['Due soon', 'Your month in review', 'You’ve spent most of a budget'])
})

test('a sign-up mails nothing', async () => {
  await api.signUp()
  await settled()
  expect(readAllLetters(api)).toEqual([])
})

test('an address that nobody has proven is told of one new password a day', async () => {
  const [person, proven] = [await api.signUp(), await api.newPerson()]
  for (const { token } of [person, person, proven, proven]) {
    const body = { password: `bintang laut ${(count += 1)}` }
    expect((await api.call('POST /api/auth/change-password', { token, body })).status).toBe(200)
  }
  await settled()
  const told = readAllLetters(api).map(({ to }) => to)
  expect(told.sort()).toEqual([person.email, proven.email, proven.email].sort())
  await api.rows(sql`update users set email_verified_at = now() where id = ${person.id}`)
  const body = { password: 'bintang laut sekali' }
  await api.call('POST /api/auth/change-password', { token: person.token, body })
  expect(await letterTo(api, person.email, 2)).toMatchObject({ subject: 'Your Pundi password was changed' })
})

test('an address that nobody has proven is told no oftener when the account is deleted and made anew', async () => {
  const email = 'korban@pundi.example'
  for (const spelled of [email, email.toUpperCase(), email]) {
    const person = await api.signUp({ email: spelled })
    const password = `bintang laut ${(count += 1)}`
    await api.call('POST /api/auth/change-password', { token: person.token, body: { password } })
    await settled()
    const body = { confirmation: person.email, current_password: password }
    expect((await api.call('DELETE /api/account', { token: person.token, body })).status).toBe(200)
  }
  expect(readAllLetters(api).map(({ to }) => to.toLowerCase())).toEqual([email])
})

test.each([
  [
    'a reset link',
    async (person: Person) => {
      const body = { password: 'bintang laut merah' }
      const token = await resetToken(api, person.email)
      expect((await api.call('POST /api/auth/change-password', { token, body })).status).toBe(200)
    },
  ],
  ['Google', () => newVisitor(api).signIn('sari')],
])('who proves an address by %s ends what was wished for before', async (_way, prove) => {
  const person = await api.signUp({ email: 'sari.contoh@pundi.example' })
  await wishForAll(api, person, lure)
  await prove(person)
  await settled()
  clearOutbox(api)
  await look()
  expect(readAllLetters(api)).toEqual([])
  const left = await api.rows(
    sql`select mails_letter, mails_budgets, mails_reminders, email_verified_at is not null as is_proven
        from users where id = ${person.id}`,
  )
  const none = { mails_letter: false, mails_budgets: false, mails_reminders: false }
  expect(left).toEqual([{ ...none, is_proven: true }])
  await api.rows(sql`update users set email = ${`sari-${person.id}@pundi.example`} where id = ${person.id}`)
})

test('who had proven their address keeps their wishes with a new password by a reset link', async () => {
  const person = await api.newPerson()
  await wishForAll(api, person)
  const body = { password: 'bintang laut merah' }
  await api.call('POST /api/auth/change-password', { token: await resetToken(api, person.email), body })
  const wished = sql`select mails_letter and mails_budgets and mails_reminders as all from users where id = ${person.id}`
  expect(await api.rows(wished)).toEqual([{ all: true }])
})

test('what somebody typed stands in one line of an e-mail, also where it was stored in several', async () => {
  const person = await api.newPerson()
  await wishForAll(api, person, 'Kos')
  await api.rows(
    sql`update schedules set template = jsonb_set(template, '{description}', to_jsonb(${lure}::text)) where user_id = ${person.id}`,
  )
  await mailReminders(api.database)
  const letter = await letterTo(api, person.email)
  const line = wordsOf(letter)
    .split('\r\n')
    .find(words => words.includes('evil.example'))
  expect(line).toMatch(/^\d\d\/\d\d\/\d{4}: Menangkan hadiah http:\/\/evil\.example\/ sekarang, Rp 180\./)
})

const settled = () => until(async () => (await api.rows(sql`select from mails`)).length === 0)

async function look() {
  await mailLetters(api.database, { now: new Date(`${new Date().toISOString().slice(0, 7)}-03T05:00:00Z`) })
  await mailBudgets(api.database)
  await mailReminders(api.database)
  await settled()
}
