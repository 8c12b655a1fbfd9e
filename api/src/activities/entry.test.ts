import sql from 'sql-template-tag'
import { addTransaction, newSaver } from '../../testing/savers'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('an entry is said in the reader’s language, with its record before and after', async () => {
  const { token, id } = await newActor()
  const { status, json } = await api.call(`GET /api/activities/${id}`, {
    token,
    headers: { 'accept-language': 'id' },
  })
  expect([status, json.data]).toMatchObject([
    200,
    { id, type: 'Tambah transaksi', before: null, after: { type: 'income', name: 'Gaji' } },
  ])
})

test('an entry about no record can be opened too', async () => {
  const { token } = await api.newPerson()
  const { json } = await api.call('GET /api/activities', { token })
  const entry = await api.call(`GET /api/activities/${json.data[0]!.id}`, { token })
  expect(entry.json.data).toMatchObject({
    type: 'Create account',
    subject: null,
    before: null,
    after: null,
    can_restore: false,
    obstacle: null,
  })
})

test('a removed line is gone from the user’s list, and stays in the audit, which says who removed it', async () => {
  const { token, id, userId } = await newActor()
  const { status, json } = await api.call(`DELETE /api/activities/${id}`, { token })
  expect([status, json]).toEqual([200, { message: 'The activity has been deleted.' }])
  const list = await api.call('GET /api/activities', { token })
  expect(list.json.data.map(({ type }: { type: string }) => type)).toEqual(['Create account'])
  const audited = await api.rows(
    sql`select action from audit where user_id = ${userId} order by id desc limit 2`,
  )
  expect(audited).toEqual([{ action: 'Delete activity' }, { action: 'Add transaction' }])
  expect((await api.call(`DELETE /api/activities/${id}`, { token })).status).toBe(404)
})

describe.each(['GET /api/activities/:id', 'DELETE /api/activities/:id', 'POST /api/activities/:id/restore'])(
  '%s',
  call => {
    const ask = (token: string, id: number | string) =>
      api.call(call.replace(':id', String(id)), { token, ...(call.startsWith('POST') && { body: {} }) })

    test.each(['abc', '0', '1e3', '99999999999999999999', '999999999'])(
      'of %s is answered 404',
      async garbage => {
        const { token } = await api.newPerson()
        const { status, json } = await ask(token, garbage)
        expect([status, json]).toEqual([404, { message: 'Not found' }])
      },
    )

    test('of somebody else is answered like one that never was, and stays', async () => {
      const [owner, stranger] = [await newActor(), await api.newPerson()]
      const [foreign, missing] = [await ask(stranger.token, owner.id), await ask(stranger.token, 999_999_999)]
      expect([foreign.status, foreign.text]).toEqual([404, missing.text])
      expect((await api.call(`GET /api/activities/${owner.id}`, { token: owner.token })).status).toBe(200)
    })
  },
)

test.each([{ overwrite: 'yes' }, { overwrite: 1 }, { category_id: '1' }, { category_id: 0 }, { name: 5 }])(
  'the way round %j is refused',
  async body => {
    const { token, id } = await newActor()
    const { status, json } = await api.call(`POST /api/activities/${id}/restore`, { token, body })
    expect([status, Object.keys(json.errors)]).toEqual([422, Object.keys(body)])
  },
)

async function newActor() {
  const { id: userId, token, gaji } = await newSaver(api)
  await addTransaction(api, token, { category_id: gaji })
  const { json } = await api.call('GET /api/activities', { token })
  return { userId, token, id: json.data[0]!.id }
}
