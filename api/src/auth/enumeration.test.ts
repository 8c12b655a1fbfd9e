import sql from 'sql-template-tag'
import { type Api, type Person, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => api.rows(sql`delete from attempts`))

const accounts = {
  'an unknown address': async () => ({ email: 'nobody@pundi.example' }),
  'a deactivated account': () => changed(id => sql`update users set status = 'deactive' where id = ${id}`),
  'an account without a password': () =>
    changed(id => sql`update users set password_hash = null where id = ${id}`),
}

describe.each(Object.keys(accounts) as (keyof typeof accounts)[])('a wrong password for %s', which => {
  test('is answered word for word like one for an account that is there', async () => {
    const [there, other] = [await guess(await api.signUp()), await guess(await accounts[which]())]
    expect([other.status, other.text]).toEqual([there.status, there.text])
    expect(headersOf(other.headers)).toEqual(headersOf(there.headers))
  })

  test('asks the database for the same, before the answer', async () => {
    const there = await statementsOf(await api.signUp())
    expect(await statementsOf(await accounts[which]())).toEqual(there)
  })

  test('takes as long: a password is hashed for it too', async () => {
    const [there, other] = [await api.signUp(), await accounts[which]()]
    const times: Record<'there' | 'other', number[]> = { there: [], other: [] }
    for (let round = 0; round < 7; round += 1) {
      times.there.push(await timeOf(there))
      times.other.push(await timeOf(other))
    }
    // If no password were hashed for `other`, its response would take a tenth of the time of
    // `there`. The bound is 0.4, because a busy machine can also cause a difference.
    expect(median(times.other)).toBeGreaterThan(median(times.there) * 0.4)
  })
})

test('a reset is answered alike for every kind of account', async () => {
  const kinds = [api.signUp(), ...Object.values(accounts).map(account => account())]
  const answers = await Promise.all(
    kinds.map(async person => {
      const { email } = await person
      const { status, text, headers } = await api.call('POST /api/password/forgot', { body: { email } })
      return { status, text, headers: headersOf(headers) }
    }),
  )
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

const guess = ({ email }: Pick<Person, 'email'>) =>
  api.call('POST /api/auth/login', { body: { email, password: 'not the password' } })

async function timeOf(person: Pick<Person, 'email'>) {
  const start = performance.now()
  await guess(person)
  return performance.now() - start
}

const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!

async function statementsOf(person: Pick<Person, 'email'>) {
  const statements: string[] = []
  const { query } = api.database
  api.database.query = statement => {
    statements.push(statement.text)
    return query(statement)
  }
  await guess(person)
  api.database.query = query
  const [after] = statements.splice(2)
  expect([undefined, expect.stringContaining("'Gagal'")]).toContainEqual(after)
  return statements
}

function headersOf(headers: Headers) {
  const { date: _date, ...rest } = Object.fromEntries(headers)
  return rest
}

async function changed(change: (id: number) => ReturnType<typeof sql>) {
  const person = await api.signUp()
  await api.rows(change(person.id))
  return person
}
