import sql from 'sql-template-tag'
import { type Admin, newAdmin } from '../../../testing/new-admin'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let admin: Admin
beforeAll(async () => {
  api = await startApi()
  admin = await newAdmin(api)
})
afterAll(() => api.close())

const change = (what: string, id: number | string, token = admin.token) =>
  api.call(`PATCH /api/admin/users/${id}/${what}`, { token })
const list = async (query: string) => (await api.call(`GET /api/admin/users?${query}`, admin)).json
const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id)

test('deactivates a user, whose sessions end at once and who can sign in no more, and activates them', async () => {
  const person = await api.newPerson()
  const { status, json } = await change('deactivate', person.id)
  expect([status, json.data]).toMatchObject([200, { id: person.id, name: person.name, status: 'deactive' }])
  expect((await api.call('GET /api/auth/user', person)).status).toBe(401)
  expect((await api.call('POST /api/auth/login', { body: person })).status).toBe(403)
  expect((await change('activate', person.id)).json.data.status).toBe('active')
  expect((await api.call('GET /api/auth/user', person)).status).toBe(401)
  expect(await api.signIn(person)).toMatch(/\|/)
})

test('promotes and demotes, which counts from the next call on', async () => {
  const person = await api.newPerson()
  const mayRead = async () => (await api.call('GET /api/admin/users', person)).status
  expect((await change('promote', person.id)).json.data.role).toBe('admin')
  expect(await mayRead()).toBe(200)
  expect((await change('demote', person.id)).json.data.role).toBe('user')
  expect(await mayRead()).toBe(403)
})

test('a status or role that is the same already is answered and not logged', async () => {
  const person = await api.newPerson()
  for (const what of ['activate', 'demote']) expect((await change(what, person.id)).status).toBe(200)
  expect(await auditOf(person.id)).toEqual([])
})

test('the audit has who did it to whom, refused changes as Gagal', async () => {
  const person = await api.newPerson()
  const other = await newAdmin(api)
  await change('deactivate', person.id, other.token)
  expect((await change('deactivate', 999_999, other.token)).status).toBe(404)
  expect((await change('demote', other.id, other.token)).status).toBe(409)
  expect((await change('promote', other.id, (await api.newPerson()).token)).status).toBe(403)
  const entry = { user_id: other.id, actor: { id: other.id, name: other.name } }
  const logs = await api.call(`GET /api/admin/logs?user_id=${other.id}&limit=4`, admin)
  expect(logs.json.data).toMatchObject([
    { target: { id: other.id, name: other.name }, action: 'Make admin', status: 'Gagal' },
    { ...entry, target: null, action: 'Remove admin role', status: 'Gagal' },
    { ...entry, target: { id: 999_999, name: '' }, action: 'Deactivate user', status: 'Gagal' },
    { ...entry, target: { id: person.id, name: person.name }, action: 'Deactivate user', status: 'Sukses' },
  ])
  const own = await api.call('GET /api/activities', other)
  expect(own.json.meta.total).toBe(1)
})

test('the audit has the administrator’s network', async () => {
  const person = await api.newPerson()
  await change('promote', person.id)
  expect(
    await api.rows(sql`select host(network) as network from audit where target_id = ${person.id}`),
  ).toEqual([{ network: '127.0.0.1' }])
})

test.each(['deactivate', 'demote'])('administrators cannot %s themselves', async what => {
  const before = await list(`search=${admin.email}`)
  const { status, json } = await change(what, admin.id)
  expect([status, Object.keys(json)]).toEqual([409, ['message']])
  expect(json.message).toMatch(/^You can’t (deactivate yourself|remove your own admin role)\.$/)
  expect(await list(`search=${admin.email}`)).toEqual(before)
})

test.each(['1.5', '0', 'x', '-1', '1e3', '99999999999999999999'])('there is no user %s', async id => {
  expect((await change('deactivate', id)).status).toBe(404)
})

describe('of a list', () => {
  let people: number[]
  beforeAll(async () => {
    people = []
    for (const name of ['Zubaidah Kelana', 'ani kelana', 'Éva Kelana', 'Budi Kelana'])
      people.push((await api.newPerson({ name })).id)
    const [zubaidah, ani] = people
    await api.rows(sql`update users set last_sign_in = null where id = ${ani!}`)
    await api.rows(sql`update users set last_sign_in = now() + interval '1 hour' where id = ${zubaidah!}`)
    await change('deactivate', ani!)
    await change('promote', zubaidah!)
  })

  test('every order goes both ways, page by page', async () => {
    const [zubaidah, ani, eva, budi] = people
    const orders = {
      created_at: [zubaidah, ani, eva, budi],
      name: [ani, budi, zubaidah, eva],
      last_sign_in: [ani, eva, budi, zubaidah],
    }
    for (const [sort, expected] of Object.entries(orders))
      for (const [query, ids] of [
        [sort, expected],
        [`-${sort}`, [...expected].reverse()],
      ] as const) {
        expect([query, await idsOf(`search=kelana&sort=${query}`)]).toEqual([query, ids])
        const first = await list(`search=kelana&sort=${query}&limit=3`)
        const rest = await idsOf(`search=kelana&sort=${query}&cursor=${first.meta.next_cursor}`)
        expect([...first.data.map(({ id }) => id), ...rest]).toEqual(ids)
      }
    const { meta } = await list('search=kelana&sort=name&limit=1')
    const other = await api.call(`GET /api/admin/users?sort=-name&cursor=${meta.next_cursor}`, admin)
    expect(other.status).toBe(422)
  })

  test('status and role keep theirs, alone, together and with a search', async () => {
    const [zubaidah, ani, eva, budi] = people
    expect(await idsOf('search=kelana&status=deactive')).toEqual([ani])
    expect(await idsOf('search=kelana&role=admin')).toEqual([zubaidah])
    expect(await idsOf('search=KELANA&role=user&status=active')).toEqual([budi, eva])
    for (const query of ['status=deactive', 'status=active', 'role=admin', 'role=user&status=active', '']) {
      const { data, meta } = await list(`${query}&limit=500`)
      expect([query, meta]).toEqual([query, { total: data.length, next_cursor: null, is_more: false }])
    }
    for (const query of ['status=gone', 'role=owner', 'sort=email', 'limit=0'])
      expect((await api.call(`GET /api/admin/users?${query}`, admin)).status).toBe(422)
  })
})

test('counts up to a thousand of those that a search finds, and says that there are more', async () => {
  await api.rows(
    sql`insert into users (name, email) select 'Masal ' || n, 'masal-' || n from generate_series(1, 1001) n`,
  )
  expect((await list('search=masal')).meta).toMatchObject({ total: 1000, is_more: true })
  expect((await list('search=masal%2010')).meta).toEqual({ total: 13, next_cursor: null, is_more: false })
  await api.rows(sql`delete from users where name = 'Masal 1'`)
  expect((await list('search=masal')).meta).toMatchObject({ total: 1000, is_more: false })
  expect((await list('search=masal%20100%25')).meta.total).toBe(0)
  await api.rows(sql`delete from users where name like 'Masal%'`)
})

test('a search finds by a new name and not by the old one', async () => {
  const { id } = await api.newPerson({ name: 'Lama Sekali' })
  await api.rows(sql`update users set name = 'Baru Sekali' where id = ${id}`)
  expect([await idsOf('search=lama%20s'), await idsOf('search=baru%20s')]).toEqual([[], [id]])
})

const auditOf = (id: number) => api.rows(sql`select action from audit where target_id = ${id}`)
