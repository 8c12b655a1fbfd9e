import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { type Basket, newBasket } from '../../testing/basket'
import { changeNames, makeChange } from '../../testing/every-change'
import { newRandom } from '../../testing/random'
import { type Api, startApi } from '../../testing/start-api'
import { hashSecret } from '../auth/token'
import type { Statement } from '../database/database'
import { openTestDatabase } from '../../testing/test-database'
import { removeAccount } from './queries'

/* The order of locks: whatever changes a user's data locks the user's row first. */

let api: Api
let person: Basket
const [random] = newRandom(7)
let asked: (first: Statement, all: Statement[]) => void = () => undefined
beforeAll(async () => {
  const database = await openTestDatabase()
  api = await startApi(
    {},
    {
      ...database,
      query: statement => {
        asked(statement, [statement])
        return database.query(statement)
      },
      inTransaction: work =>
        database.inTransaction(client => {
          const all: Statement[] = []
          return work({
            query: statement => {
              all.push(statement)
              asked(all[0]!, all)
              return client.query(statement)
            },
          })
        }),
    },
  )
})
beforeAll(async () => {
  person = await newBasket(api)
  await person.wallet('Bank')
  await person.wallet('Paylater', { kind: 'loan' })
  for (const add of [
    'POST /schedules',
    'POST /goals',
    'POST /instalments',
    'PUT /budgets',
    'POST /transactions',
  ])
    await makeChange(add, { api, person, random })
})
afterAll(() => api.close())

const isWrite = ({ text }: Statement) => /\b(insert into|delete from|update (?!skip|of|set))/.test(text)
const locksUser = ({ text }: Statement) =>
  /^select .*from users where id = \$1 for (no key )?update$/.test(text)

/** What is written by itself: sign-ins, which lock the user's row too, and rows for which nothing waits in a circle. */
const apart = [
  /^\s*update sessions set last_used_at/,
  /^\s*with entrant as \(\s*update users /,
  /\binto attempts\b/,
  /^\s*(update|delete from) mails\b/,
  /from users where id = \$1 for key share/,
]

test.each(changeNames())('%s locks the row of its user before it writes', async name => {
  const early: string[] = []
  asked = (first, all) => {
    const last = all.at(-1)!
    if (!isWrite(last) || apart.some(one => one.test(last.text))) return
    if (!locksUser(first)) early.push(last.text)
  }
  await makeChange(name, { api, person, random })
  asked = () => undefined
  expect(early).toEqual([])
})

test.each([
  'POST /categories',
  'POST /goals',
  'POST /schedules',
  'POST /transactions',
  'PUT /budgets/:category_id',
  'PUT /settings',
  'DELETE /auth/sessions',
])('%s that waited for the end of its account is told to sign in', async name => {
  const person = await newBasket(api)
  await person.wallet('Bank')
  const [, session] = /^(\d+)/.exec(person.token)!
  const before = api.lines.length
  const { inTransaction } = api.database
  api.database.inTransaction = async work => {
    api.database.inTransaction = inTransaction
    await removeAccount(api.database, person.id, Number(session), { language: 'en' })
    return inTransaction(work)
  }
  const { status, json } = await makeChange(name, { api, person, random: newRandom(3)[0] })
  expect([status, json]).toEqual([401, { message: 'Please sign in.' }])
  expect(api.lines.slice(before).filter(line => /"level":[456]0/.test(line))).toEqual([])
})

test('POST /auth/confirm-email locks the row of its user before the link that proves the address', async () => {
  const proving = await newBasket(api)
  const secret = randomBytes(32).toString('base64url')
  await api.rows(sql`update users set email_verified_at = null where id = ${proving.id}`)
  await api.rows(
    sql`insert into email_proofs
        select id, email, ${hashSecret(secret)}::bytea, now() + interval '1 hour' from users where id = ${proving.id}`,
  )
  const early: string[] = []
  asked = (first, all) => {
    const last = all.at(-1)!
    if (isWrite(last) && !locksUser(first)) early.push(last.text)
  }
  const { status } = await api.call('POST /api/auth/confirm-email', { token: `prove.${secret}` })
  asked = () => undefined
  expect([status, early]).toEqual([200, []])
})
