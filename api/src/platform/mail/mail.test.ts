import { readdirSync, statSync } from 'node:fs'
import sql from 'sql-template-tag'
import { clearOutbox, letterTo } from '../../../testing/letters'
import { startMailServer } from '../../../testing/mail-server'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database'
import { type Api, startApi } from '../../../testing/start-api'
import { until } from '../../../testing/until'
import { takeMail } from './queries'
import { writeMail } from './write-mail'

let api: Api
let database: TestDatabase
let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  database = await openTestDatabase()
  api = await startApi({ SMTP_URL: server.url, MAIL_FROM: 'Pundi Kita <kita@pundi.example>' }, database)
})
afterAll(async () => {
  await api.close()
  await server.close()
})
beforeEach(async () => {
  Object.assign(server.state, { deliveries: [], refusing: null })
  await api.rows(sql`truncate mails, attempts`)
})

const ask = (email: string) => api.call('POST /api/password/forgot', { body: { email } })
const queue = () =>
  api.rows(sql`select email, attempts, next_attempt_at > now() as later from mails order by id`)
const isEmpty = async () => (await queue()).length === 0

const makeDue = () => api.rows(sql`update mails set next_attempt_at = now()`)

test('goes out by SMTP, in text and HTML, to the one address that the account has', async () => {
  const { email } = await api.signUp({ email: 'Sari@pundi.example' })
  await ask('sari@PUNDI.example')
  await until(isEmpty)
  const [letter, ...more] = server.state.deliveries
  expect(more).toEqual([])
  expect([letter!.recipients, letter!.sender]).toEqual([[email], 'kita@pundi.example'])
  expect(letter!.raw).toMatch(/^From: Pundi Kita <kita@pundi\.example>\r$/m)
  expect(letter!.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(letter!.raw).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/)
  expect(letter!.raw).toContain(`href="${letter!.link}"`)
  api.secrets.add(new URL(letter!.link).searchParams.get('token')!.replace('reset.', ''))
})

test('is not lost when the server refuses it, is tried again later, and then sent once', async () => {
  const { email } = await api.signUp()
  server.state.refusing = 451
  await ask(email)
  await until(
    async () => (await queue())[0]?.attempts === 1 && logged('the server will try again').length > 0,
  )
  expect(await queue()).toEqual([{ email, attempts: 1, later: true }])
  expect(logged('the server will try again')[0]).toMatchObject({ kind: 'reset', attempts: 1, status: 451 })
  expect(api.lines.join('')).not.toContain('someone@pundi.example')
  server.state.refusing = null
  await makeDue()
  await ask('nobody@pundi.example')
  await until(isEmpty)
  expect(server.state.deliveries).toHaveLength(1)
})

test('is given up after eight attempts, and logged', async () => {
  const { email } = await api.signUp()
  server.state.refusing = 550
  await ask(email)
  await until(async () => (await queue())[0]?.attempts === 1)
  await api.rows(sql`update mails set attempts = 7, next_attempt_at = now()`)
  await ask('nobody@pundi.example')
  await until(isEmpty)
  expect(logged('was deleted from the queue')).toEqual([
    expect.objectContaining({ level: 50, attempts: 8, status: 550 }),
  ])
})

test('an e-mail that a process took and did not send is sent later by any process', async () => {
  const { email } = await api.signUp()
  await api.rows(sql`insert into mails (kind, email, language) values ('password changed', ${email}, 'en')`)
  expect(await takeMail(api.database)).toMatchObject({ email, attempts: 1 })
  expect(await takeMail(api.database)).toBeUndefined()
  await makeDue()
  const other = await startApi({ SMTP_URL: server.url }, await database.another())
  await until(isEmpty)
  await other.close()
  expect(server.state.deliveries.map(({ recipients }) => recipients)).toEqual([[email]])
})

test('is sent once, however many processes look', async () => {
  const values = Array.from({ length: 12 }, (_, index) => `p${index}@pundi.example`)
  await api.rows(
    sql`insert into mails (kind, email, language) select 'password changed', email, 'en' from unnest(${values}::text[]) email`,
  )
  const others = await Promise.all(
    [1, 2].map(async () => startApi({ SMTP_URL: server.url }, await database.another())),
  )
  await until(isEmpty)
  await Promise.all(others.map(other => other.close()))
  expect(server.state.deliveries.flatMap(({ recipients }) => recipients).sort()).toEqual(values.sort())
})

test('a queued address that contains several is never sent to', async () => {
  const several = 'a@pundi.example\r\nBcc: evil@pundi.example'
  await api.rows(sql`insert into mails (kind, email, language) values ('password changed', ${several}, 'en')`)
  await ask('nobody@pundi.example')
  await until(async () => (await queue()).length === 1 && (await queue())[0]!.attempts === 1)
  expect(server.state.deliveries).toEqual([])
})

test('without a mail server becomes a file for its owner alone, and a link on the console', async () => {
  const printed: string[] = []
  const alone = await startApi({}, await database.another(), { print: line => printed.push(line) })
  clearOutbox(alone)
  const { email } = await alone.signUp({ email: 'alone@pundi.example' })
  await alone.call('POST /api/password/forgot', { body: { email } })
  const { link } = await letterTo(alone, email)
  await until(async () => printed.length === 1)
  expect(printed[0]).toBe(`E-mail to ${email}: Set a new password for Pundi\n  ${link}`)
  const [name, ...more] = readdirSync(alone.outbox)
  expect([more, statSync(`${alone.outbox}/${name}`).mode & 0o777]).toEqual([[], 0o600])
  await alone.close()
})

test.each(['id', 'en', 'es'])('has words of its own in %s', language => {
  const link = 'https://pundi.example/change-password?token=a&b="<'
  const { subject, text, html } = writeMail('reset', language, link)
  expect(text).toContain(`:\n${link}\n`)
  expect(html).toContain('href="https://pundi.example/change-password?token=a&amp;b=&quot;&lt;"')
  expect(html).toContain(`<html lang="${language}">`)
  const english = writeMail('reset', 'en', link)
  expect([subject === english.subject, text === english.text]).toEqual(
    language === 'en' ? [true, true] : [false, false],
  )
})

const logged = (words: string) =>
  api.lines.map(line => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg.includes(words))
