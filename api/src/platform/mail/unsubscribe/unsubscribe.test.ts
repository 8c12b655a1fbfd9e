import sql from 'sql-template-tag'
import { mailBudgets } from '../../../budgets/mails/mail-budgets'
import { mailReminders } from '../../../schedules/mails/mail-reminders'
import { letterTo, readLetters } from '../../../../testing/letters'
import { closeServers, startServers } from '../../../../testing/several-servers'
import { readSettings, saveSettings } from '../../../../testing/settings'
import type { Api, Person } from '../../../../testing/start-api'
import { wishForAll } from '../../../../testing/wisher'

let servers: Api[]
let api: Api
beforeAll(async () => {
  servers = await startServers(1)
  api = servers[0]!
})
afterAll(() => closeServers(servers))

const oneClick = 'List-Unsubscribe=One-Click'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const parts = { 'content-type': 'multipart/form-data; boundary=x' }
const inParts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`

test('an e-mail of a wish says how to end its kind, to mail programs in one press and to people by a page', async () => {
  const person = await wisher()
  const letter = await reminderTo(person)
  const token = tokenOf(letter.raw)
  const origin = new URL(letter.link).origin
  expect(letter.raw).toMatch(
    new RegExp(`^List-Unsubscribe: <${origin}/api/mail/unsubscribe\\?token=${token}>\\r$`, 'm'),
  )
  expect(letter.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(letter.raw).toContain(`Stop these emails:\r\n${origin}/unsubscribe?token=${token}\r\n`)
  expect(letter.raw).toContain(`<a href="${origin}/unsubscribe?token=${token}"`)
})

test('no other e-mail can be ended', async () => {
  const person = await api.signUp()
  await api.call('POST /api/password/forgot', { body: { email: person.email } })
  expect((await letterTo(api, person.email)).raw).not.toMatch(/unsubscribe/i)
})

test.each([
  ['a form', { headers: form, raw: oneClick }],
  ['a form in parts', { headers: parts, raw: inParts }],
  ['nothing', { raw: '' }],
])(
  'a mail program ends one kind by %s, as often as it is sent, and its log entry is one',
  async (_what, sent) => {
    const person = await wisher()
    const link = `POST /api/mail/unsubscribe?token=${tokenOf((await reminderTo(person)).raw)}`
    for (let count = 0; count < 2; count += 1) {
      const { status, json } = await api.call(link, sent)
      expect([status, json]).toEqual([
        200,
        { message: 'You won’t get any more reminders by email.', kind: 'reminder' },
      ])
    }
    const settings = await readSettings(api, person.token)
    expect(settings).toMatchObject({ mails_reminders: false, mails_budgets: true, mails_letter: true })
    expect(await written(person)).toEqual([{ audited: true }])
  },
)

test('the page sends the token as the bearer, and the answer is in the reader’s language', async () => {
  const person = await wisher()
  await mailBudgets(api.database)
  const token = tokenOf((await letterTo(api, person.email)).raw)
  const { json } = await api.call('POST /api/mail/unsubscribe', {
    token,
    headers: { 'accept-language': 'es' },
  })
  expect(json).toEqual({ message: 'Ya no recibirás correos sobre tus presupuestos.', kind: 'budget' })
})

test('opening the link of a mail program changes nothing, and leads to the page', async () => {
  const person = await wisher()
  const token = tokenOf((await reminderTo(person)).raw)
  const { status, headers } = await api.call(`GET /api/mail/unsubscribe?token=${token}`)
  expect([status, headers.get('location')]).toEqual([302, `/unsubscribe?token=${token}`])
  await fetch(`${api.url}/api/mail/unsubscribe?token=${token}`, { method: 'HEAD', redirect: 'manual' })
  expect(await readSettings(api, person.token)).toMatchObject({ mails_reminders: true })
})

test('what was asked for again is ended by the link of an earlier e-mail too', async () => {
  const person = await wisher()
  const token = tokenOf((await reminderTo(person)).raw)
  await api.call('POST /api/mail/unsubscribe', { token })
  await saveSettings(api, person, { mails_reminders: true })
  await api.call('POST /api/mail/unsubscribe', { token })
  expect(await readSettings(api, person.token)).toMatchObject({ mails_reminders: false })
})

test('the link opens nothing else, and no other token passes for it', async () => {
  const person = await wisher()
  const token = tokenOf((await reminderTo(person)).raw)
  const secret = token.replace('unsubscribe.', '')
  for (const other of [token, secret, `1|${secret}`]) {
    expect((await api.call('GET /api/auth/user', { token: other })).status).toBe(401)
    expect((await api.call('GET /api/transactions', { token: other })).status).toBe(401)
  }
  for (const other of [token, `reset.${secret}`, `confirm.${secret}`, `prove.${secret}`]) {
    const body = { password: 'bintang laut merah' }
    expect((await api.call('POST /api/auth/change-password', { token: other, body })).status).toBe(401)
    expect((await api.call('POST /api/auth/confirm-email', { token: other })).status).toBe(401)
  }
  for (const other of [undefined, person.token, `confirm.${secret}`, secret])
    expect((await api.call('POST /api/mail/unsubscribe', { token: other })).status).toBe(401)
  for (const query of ['', '?token=', `?token=${token}&token=${token}`, `?token=${secret}`])
    expect((await api.call(`POST /api/mail/unsubscribe${query}`)).status).toBe(401)
  expect(await readSettings(api, person.token)).toMatchObject({ mails_reminders: true })
})

test.each([
  ['the account is gone', remove],
  ['the link is older than a year', () => api.rows(sql`update unsubscribe_links set expires_at = now()`)],
])('where %s, there is nothing to stop', async (_what, change) => {
  const person = await wisher()
  const token = tokenOf((await reminderTo(person)).raw)
  await change(person)
  const { status, json } = await api.call(`POST /api/mail/unsubscribe?token=${token}`, {
    headers: form,
    raw: oneClick,
  })
  expect([status, json]).toEqual([
    200,
    {
      message: 'This link no longer works: the account was deleted, or the link is over a year old.',
      kind: null,
    },
  ])
})

test('the link of an account that is gone ends nothing of one that has its address later', async () => {
  const person = await wisher()
  const token = tokenOf((await reminderTo(person)).raw)
  await remove(person)
  const later = await api.newPerson({ email: person.email })
  await wishForAll(api, later)
  expect((await api.call('POST /api/mail/unsubscribe', { token })).json).toMatchObject({ kind: null })
  expect(await readSettings(api, later.token)).toMatchObject({ mails_reminders: true, mails_budgets: true })
})

test('a deactivated account can end its e-mails too', async () => {
  const person = await wisher()
  const token = tokenOf((await reminderTo(person)).raw)
  await api.rows(sql`update users set status = 'deactive' where id = ${person.id}`)
  expect((await api.call('POST /api/mail/unsubscribe', { token })).json).toMatchObject({ kind: 'reminder' })
})

test('forms are taken for this call alone', async () => {
  const { token } = await api.newPerson()
  for (const [name, headers] of [
    ['POST /api/auth/login', form],
    ['POST /api/auth/confirm-email', form],
    ['POST /api/password/forgot', parts],
    ['PUT /api/settings', form],
  ] as const)
    expect([415, 401]).toContain((await api.call(name, { token, headers, raw: oneClick })).status)
})

test('a link’s secret stands nowhere in the database', async () => {
  const secret = tokenOf((await reminderTo(await wisher())).raw).replace('unsubscribe.', '')
  const rows = await api.rows(
    sql`select l::text from unsubscribe_links l union all select m::text from mails m union all select a::text from audit a`,
  )
  expect(JSON.stringify(rows)).not.toContain(secret)
})

async function wisher() {
  const person = await api.newPerson()
  await wishForAll(api, person)
  return person
}

async function reminderTo(person: Person) {
  const before = readLetters(api, person.email).length
  await mailReminders(api.database)
  return letterTo(api, person.email, before + 1)
}

function tokenOf(letter: string): string {
  const token = /\/unsubscribe\?token=(unsubscribe\.[\w-]{43})/.exec(letter)?.[1] ?? ''
  api.secrets.add(token.replace('unsubscribe.', ''))
  return token
}

function remove({ token, email, password }: Person) {
  const body = { confirmation: email, current_password: password }
  return api.call('DELETE /api/account', { token, body })
}

const written = async ({ id }: Person) =>
  (
    await api.rows(
      sql`select exists (select from audit u where u.user_id = a.user_id and u.action = a.type
              and u.timestamp = a.date) as audited
          from activities a where user_id = ${id} and type = 'Change settings' order by id`,
    )
  ).slice(1)
