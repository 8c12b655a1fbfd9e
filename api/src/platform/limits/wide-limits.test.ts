import sql from 'sql-template-tag'
import { inTurn } from '../../../testing/attempt-queries'
import { saveSettings } from '../../../testing/settings'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi({ SIGN_IN_LIMIT: '1', RESET_LIMIT: '2', TRUST_PROXY: '1' })
})
afterAll(() => api.close())
beforeEach(() => api.rows(sql`delete from attempts`))

const guess = (token: string, address: string) =>
  api.call('POST /api/auth/change-password', {
    token,
    headers: { 'x-forwarded-for': address },
    body: { password: 'bintang laut merah', current_password: 'not the password' },
  })

test('tries in many sessions of an account are five times those in one', async () => {
  const person = await api.signUp()
  const tokens = [person.token]
  while (tokens.length < 6) tokens.push(await api.signIn(person))
  const statuses = await inTurn(6, number => guess(tokens[number]!, `10.0.0.${number}`))
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
})

test('tries of many accounts from one network are fifteen times those of one', async () => {
  const tokens: string[] = []
  while (tokens.length < 16) tokens.push((await api.signUp()).token)
  await api.rows(sql`delete from attempts`)
  const all = await Promise.all(tokens.map(token => guess(token, '10.0.0.1')))
  expect(all.map(({ status }) => status).sort()).toEqual([...Array<number>(15).fill(422), 429])
})

test('where many accounts write to one address, each may still do it once', async () => {
  const email = 'wanted@pundi.example'
  const ask = async (count: number) => {
    const person = await api.signUp()
    return inTurn(count, async () => {
      await api.rows(sql`delete from attempts where bucket in (
        sha256(${`change in session ${person.token.split('|')[0]}`}::bytea), sha256(${`change of ${person.id}`}::bytea))`)
      return saveSettings(api, person, { email, current_password: person.password })
    })
  }
  for (let people = 0; people < 3; people += 1) expect(await ask(3)).toEqual([200, 200, 429])
  expect(await ask(2)).toEqual([200, 429])
})
