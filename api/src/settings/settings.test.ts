import sql from 'sql-template-tag'
import { readSettings, saveSettings } from '../../testing/settings'
import { type Api, type Person, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('settings', () => {
  test('are IDR, no language and the system’s theme until somebody chooses, with the name in two parts', async () => {
    const person = await api.newPerson({ name: 'Sari  Contoh Dewi' })
    const { status, json } = await api.call('GET /api/settings', { token: person.token })
    expect([status, json.data]).toEqual([
      200,
      {
        firstName: 'Sari',
        lastName: 'Contoh Dewi',
        email: person.email,
        pending_email: null,
        phone: '0812345678',
        has_password: true,
        is_email_proven: true,
        currency: 'IDR',
        language: null,
        mails_budgets: false,
        mails_letter: false,
        mails_reminders: false,
        month_start: 1,
        theme: 'system',
        time_zone: 'Asia/Jakarta',
      },
    ])
  })

  test('come back exactly as they were saved, to every session and with the user', async () => {
    const person = await api.newPerson({ name: 'Sari' })
    const elsewhere = await api.signIn(person)
    const name = { firstName: 'Siti Nur', lastName: 'de la  Cruz', phone: null }
    const look = { currency: 'EUR', language: 'es', theme: 'dark' }
    const preferences = { ...look, month_start: 25, time_zone: 'America/Argentina/Buenos_Aires' }
    const mailed = { mails_budgets: true, mails_letter: true, mails_reminders: true }
    const chosen = { ...name, ...preferences, ...mailed }
    const { status, json } = await save(person, chosen)
    expect([status, json.message]).toEqual([200, 'Your settings have been saved.'])
    expect(json.data).toMatchObject({ ...chosen, email: person.email, pending_email: null })
    expect(await read(elsewhere)).toEqual(json.data)
    const me = await api.call('GET /api/auth/user', { token: elsewhere })
    expect(me.json.data).toEqual({
      ...{ id: person.id, name: 'Siti Nur de la  Cruz', email: person.email, phone: null, role: 'user' },
      ...preferences,
    })
    const again = await api.call('POST /api/auth/login', { body: person })
    expect(again.json.data).toEqual(me.json.data)
  })

  test('take a phone number as people write it, and keep it in one form', async () => {
    const { json } = await save(await api.newPerson(), { phone: '(021) 555-1234' })
    expect(json.data.phone).toBe('0215551234')
  })

  test('take back a language and a last name', async () => {
    const person = await api.newPerson({ name: 'Sari Contoh' })
    await save(person, { language: 'id' })
    const { json } = await save(person, { firstName: 'Sari Contoh', lastName: '', language: null })
    expect(json.data).toMatchObject({ firstName: 'Sari Contoh', lastName: '', language: null })
  })

  test('keep the month, the time zone and what is mailed where a form of an earlier build does not send them', async () => {
    const person = await api.newPerson()
    const mailed = { mails_budgets: true, mails_letter: true, mails_reminders: true }
    const kept = { month_start: 25, time_zone: 'Pacific/Auckland', ...mailed }
    await save(person, kept)
    const absent = Object.fromEntries(Object.keys(kept).map(name => [name, undefined]))
    const { status } = await save(person, { theme: 'dark', ...absent })
    expect(status).toBe(200)
    expect(await read(person.token)).toMatchObject({ theme: 'dark', ...kept })
  })

  test('take back each e-mail by itself', async () => {
    const person = await api.newPerson()
    await save(person, { mails_budgets: true, mails_letter: true, mails_reminders: true })
    await save(person, { mails_letter: false })
    expect(await read(person.token)).toMatchObject({
      ...{ mails_budgets: true, mails_letter: false, mails_reminders: true },
    })
  })

  test('are written down once for each change, without a word of them in the audit', async () => {
    const person = await api.newPerson({ name: 'Sari Contoh' })
    await save(person, { theme: 'dark' })
    await save(person, { theme: 'dark' })
    await save(person, { currency: 'GBP' })
    const wanted = [
      { type: 'Change settings', status: 'Sukses' },
      { type: 'Change settings', status: 'Gagal' },
    ]
    const own = await api.rows(
      sql`select type, status from activities where user_id = ${person.id} and type <> 'Create account' order by id`,
    )
    const audited = await api.rows(
      sql`select action as type, status from audit
          where user_id = ${person.id} and action = 'Change settings' order by id`,
    )
    expect([own, audited]).toEqual([wanted, wanted])
  })

  test('are saved with their activity or not at all', async () => {
    const person = await api.newPerson()
    for (const table of ['activities', 'audit']) {
      await api.database.query({
        text: `alter table ${table} add constraint out_of_order check (user_id <> ${person.id}) not valid`,
      })
      const change = { theme: 'dark', email: 'new@pundi.example', current_password: person.password }
      expect((await save(person, change)).status).toBe(500)
      await api.database.query({ text: `alter table ${table} drop constraint out_of_order` })
      const data = await read(person.token)
      expect(data).toMatchObject({ theme: 'system', pending_email: null })
    }
    expect(await api.rows(sql`select * from mails where user_id = ${person.id}`)).toEqual([])
  })

  test.each([
    ['a currency that there is not', { currency: 'GBP' }, 'currency'],
    ['no currency', { currency: undefined }, 'currency'],
    ['a language that there is not', { language: 'fr' }, 'language'],
    ['no language', { language: undefined }, 'language'],
    ['a theme that there is not', { theme: 'blue' }, 'theme'],
    ['a month that begins on day 0', { month_start: 0 }, 'month_start'],
    ['a month that begins later than some end', { month_start: 29 }, 'month_start'],
    ['a month that begins within a day', { month_start: 2.5 }, 'month_start'],
    ['a first day as text', { month_start: '25' }, 'month_start'],
    ['a time zone that there is not', { time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['an offset, which knows no summer time', { time_zone: '+07:00' }, 'time_zone'],
    ['no time zone', { time_zone: null }, 'time_zone'],
    ['a choice of e-mails that is neither yes nor no', { mails_letter: 'on' }, 'mails_letter'],
    ['a first name of blanks', { firstName: '  ' }, 'firstName'],
    ['a last name with NUL', { lastName: 'a\u0000b' }, 'lastName'],
    ['a last name of 101 characters', { lastName: 'x'.repeat(101) }, 'lastName'],
    ['a phone number with letters', { phone: '0812-CALL' }, 'phone'],
    ['an address with a line break', { email: 'a@pundi.example\r\nBcc: b@pundi.example' }, 'email'],
    ['no address', { email: null }, 'email'],
  ])('refuse %s and name the field', async (_, change, field) => {
    const person = await api.newPerson()
    const before = await read(person.token)
    const { status, json } = await save(person, { theme: 'dark', ...change })
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
    expect(json.errors[field]).toHaveLength(1)
    expect(await read(person.token)).toEqual(before)
  })

  test('refuse a body that is missing', async () => {
    const { token } = await api.newPerson()
    const { status, json } = await api.call('PUT /api/settings', { token })
    expect([status, Object.keys(json.errors)]).toEqual([
      422,
      ['currency', 'language', 'theme', 'firstName', 'lastName', 'email', 'phone'],
    ])
  })

  test('of two users never meet', async () => {
    const [one, other] = [await api.newPerson(), await api.newPerson()]
    await save(one, { currency: 'USD', firstName: 'Only mine' })
    expect(await read(other.token)).toMatchObject({ currency: 'IDR', firstName: 'Person' })
  })

  test('saved many times at once are one of those that were sent, whole', async () => {
    const person = await api.newPerson()
    const sent = Array.from({ length: 12 }, (_, index) => ({
      firstName: `First ${index}`,
      lastName: `Last ${index}`,
      phone: `081234567${index}`,
    }))
    const answers = await Promise.all(sent.map(body => save(person, body)))
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200))
    const data = await read(person.token)
    expect(sent).toContainEqual({ firstName: data.firstName, lastName: data.lastName, phone: data.phone })
  })
})

const read = (token: string) => readSettings(api, token)
const save = (person: Person, changes: object, headers: Record<string, string> = {}) =>
  saveSettings(api, person, changes, headers)
