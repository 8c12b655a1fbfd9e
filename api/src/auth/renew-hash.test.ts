import { hash } from '@node-rs/argon2'
import sql from 'sql-template-tag'
import { type Api, startApi } from '../../testing/start-api'
import { isOutdated } from './passwords'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const hashOf = async (id: number) =>
  String((await api.rows(sql`select password_hash from users where id = ${id}`))[0]!.password_hash)

test('a hash that was cheaper to guess is made anew at the next sign-in, and only then', async () => {
  const person = await api.signUp()
  const cheap = await hash(person.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await api.rows(sql`update users set password_hash = ${cheap} where id = ${person.id}`)
  await api.call('POST /api/auth/login', { body: { email: person.email, password: 'not the password' } })
  expect(await hashOf(person.id)).toBe(cheap)
  await api.signIn(person)
  const renewed = await hashOf(person.id)
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await api.signIn(person)).toMatch(/\|/)
  expect(await hashOf(person.id)).toBe(renewed)
})

test.each([
  ['$argon2id$v=19$m=19456,t=2,p=1$x$y', false],
  ['$argon2id$v=19$m=65536,t=3,p=1$x$y', false],
  ['$argon2id$v=19$m=19456,t=1,p=1$x$y', true],
  ['$argon2i$v=19$m=19456,t=2,p=1$x$y', true],
  ['$2b$12$something', true],
])('%s is outdated: %s', (hashed, outdated) => {
  expect(isOutdated(hashed)).toBe(outdated)
})
