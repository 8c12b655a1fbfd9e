import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { type Basket, newBasket } from '../../testing/basket'
import { changeNames, makeChange } from '../../testing/every-change'
import { newRandom } from '../../testing/random'
import { type Api, startApi } from '../../testing/start-api'
import { hashSecret } from '../platform/caller/token'
import type { Statement } from '../platform/database/database'
import { openTestDatabase } from '../../testing/test-database'
import { removeAccount } from './queries'

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
const lockOf = (statement: Statement) => ('lock' in statement ? statement.lock : undefined)
const locksUser = (statement: Statement) =>
  /^select .*from users where id = \$1 for (no key )?update$/.test((lockOf(statement) ?? statement).text)

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
  const { inTransaction, query } = api.database
  const endAccount = () => {
    Object.assign(api.database, { inTransaction, query })
    return removeAccount(api.database, person.id, Number(session), { language: 'en' })
  }
  api.database.inTransaction = async work => {
    await endAccount()
    return inTransaction(work)
  }
  api.database.query = async statement => {
    if (lockOf(statement)) await endAccount()
    return query(statement)
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
