import sql from 'sql-template-tag'
import { saveSettings } from '../../testing/settings'
import { type Api, type Person, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const asks = {
  'changes no address': (person: Person) =>
    saveSettings(api, person, { email: 'late@pundi.example', current_password: person.password }),
  'deletes no account': ({ token, email, password }: Person) =>
    api.call('DELETE /api/account', { token, body: { confirmation: email, current_password: password } }),
}

test.each(Object.entries(asks))('a session that ends after its password was checked %s', async (_, ask) => {
  const person = await api.signUp()
  const { inTransaction } = api.database
  let isDone = false
  api.database.inTransaction = async work => {
    await api.rows(sql`delete from sessions where user_id = ${person.id}`)
    isDone = true
    return inTransaction(work)
  }
  const { status } = await ask(person)
  api.database.inTransaction = inTransaction
  expect([status, isDone]).toEqual([401, true])
  const left = await api.rows(
    sql`select email, (select count(*) from email_changes where user_id = id) as waiting from users
        where id = ${person.id}`,
  )
  expect(left).toEqual([{ email: person.email, waiting: 0 }])
})
