import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let token: string
beforeAll(async () => {
  api = await startApi()
  const person = await api.newPerson()
  await api.database.query({ text: `update users set role = 'admin' where id = ${person.id}` })
  token = person.token
})
afterAll(() => api.close())

const fields = [
  'name',
  'email',
  'password',
  'current_password',
  'amount',
  'type',
  'category_id',
  'description',
  'transaction_date',
  'ids',
  'overwrite',
  'firstName',
  'lastName',
  'phone',
  'currency',
  'language',
  'theme',
  'confirmation',
  'remote',
  'phase',
]
const parameters = [
  'category',
  'type',
  'min_amount',
  'from',
  'search',
  'sort',
  'limit',
  'cursor',
  'time_zone',
  'move_to',
  'code',
  'state',
  'error',
]

test('no body and no query makes the server fail, and every answer is in its format', async () => {
  const calls = api.app.calls.map(({ method, url }) => ({ method: String(method), url }))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls.filter(({ url }) => !/\/(logout|rotate)$/.test(url))),
      fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }))),
      fc.dictionary(fc.constantFrom(...parameters), fc.string({ unit: 'grapheme' })),
      fc.oneof(fc.integer({ min: 2, max: 9 }), fc.string({ unit: 'grapheme' })),
      async ({ method, url }, body, query, id) => {
        const search = new URLSearchParams(query).toString()
        const path = url.replace(':id', encodeURIComponent(id))
        const { status, json } = await api.call(`${method} ${path}?${search}`, {
          token,
          ...(method !== 'GET' && { body }),
        })
        expect(status).toBeLessThan(500)
        if (status >= 400) expect(typeof json.message).toBe('string')
      },
    ),
    rounds(200),
  )
})
