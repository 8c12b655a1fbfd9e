import { currencies, languages, themes } from '@pundi/contract'
import sql from 'sql-template-tag'
import { type Api, startApi } from '../../testing/start-api'
import { catalogues } from '../platform/messages/say'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test.each([
  ['currency', currencies],
  ['language', languages],
  ['theme', themes],
])('the database takes every %s of the list, and no other', async (column, choices) => {
  const [check] = (await api.rows(sql`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${`users_${column}_check`}
      and conrelid = 'users'::regclass`)) as { definition: string }[]
  const taken = [...check!.definition.matchAll(/'([^']+)'/g)].map(([, choice]) => choice!)
  expect(taken.sort()).toEqual([...choices].sort())
})

test('the server has words in every language of the list, and in no other', () => {
  expect(Object.keys(catalogues).sort()).toEqual([...languages].sort())
})
