import sql from 'sql-template-tag'
import type { Queryable } from '../../platform/database/database'
import { type Api, startApi } from '../../../testing/start-api'
import { resetToken } from '../../../testing/letters'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test.each([
  ['changed', 401, sql`password_hash = 'another'`],
  ['taken away', 401, sql`password_hash = null`],
  ['worth nothing, its user being deactivated,', 403, sql`status = 'deactive'`],
])('a password that is %s while it is looked at begins no session', async (_, expected, change) => {
  const person = await api.signUp()
  const expectIt = before(/insert into sessions/, db =>
    db.query(sql`update users set ${change} where id = ${person.id}`),
  )
  const { status } = await api.call('POST /api/auth/login', { body: person })
  expectIt()
  expect(status).toBe(expected)
  const left = await api.rows(sql`select * from sessions where user_id = ${person.id}`)
  expect(left.length).toBeLessThanOrEqual(1)
})

test.each(['a session', 'a reset link'])(
  'a sign-in by the old password that ends while %s changes it is ended too',
  async way => {
    const person = await api.signUp()
    const token = way === 'a session' ? person.token : await resetToken(api, person.email)
    // This session begins between the two statements that end sessions, so the first statement
    // cannot see it.
    const expectIt = before(/is distinct from .*returning user_id/s, db =>
      db.query(
        sql`insert into sessions (user_id, secret_hash, expires_at)
            values (${person.id}, ${Buffer.from(way)}, now() + interval '1 day')`,
      ),
    )
    const body = { password: 'bintang laut merah' }
    expect((await api.call('POST /api/auth/change-password', { token, body })).status).toBe(200)
    expectIt()
    const left = await api.rows(sql`select * from sessions where user_id = ${person.id}`)
    expect(left).toHaveLength(way === 'a session' ? 1 : 0)
  },
)

test('a token that is rotated while its session is ended stays dead', async () => {
  const person = await api.signUp()
  const expectIt = before(/update sessions set secret_hash/, db =>
    db.query(sql`delete from sessions where user_id = ${person.id}`),
  )
  const { status } = await api.call('POST /api/auth/rotate', { token: person.token })
  expectIt()
  expect(status).toBe(401)
})

function before(statementLike: RegExp, work: (db: Queryable) => Promise<unknown>) {
  const { query, inTransaction } = api.database
  let isDone = false
  const watched = (db: Queryable): Queryable => ({
    query: async statement => {
      if (statementLike.test(statement.text) && !isDone) {
        isDone = true
        await work(db)
      }
      return db.query(statement)
    },
  })
  api.database.query = watched({ query }).query
  api.database.inTransaction = run => inTransaction(client => run(watched(client)))
  return () => {
    Object.assign(api.database, { query, inTransaction })
    expect(isDone).toBe(true)
  }
}
