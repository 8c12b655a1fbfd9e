import sql from 'sql-template-tag'
import { type Admin, newAdmin } from '../../../testing/new-admin'
import { type Api, type Person, startApi } from '../../../testing/start-api'

let api: Api
let admin: Admin
let sari: Person
beforeAll(async () => {
  api = await startApi()
  admin = await newAdmin(api, { name: 'Wayan Admin' })
  sari = await api.newPerson({ name: '=Sari "Satu"' })
  await api.call(`PATCH /api/admin/users/${sari.id}/deactivate`, admin)
  await api.call(`PATCH /api/admin/users/${sari.id}/activate`, admin)
  await api.call(`PATCH /api/admin/users/${admin.id}/demote`, admin)
  const at = (moment: string, action: string) =>
    api.rows(
      sql`insert into audit (user_id, action, timestamp) values (${sari.id}, ${action}, ${moment}::timestamptz)`,
    )
  await at('2025-12-31T16:59:59.999Z', 'Add category')
  await at('2025-12-31T17:00:00Z', 'Delete category')
  await at('2026-01-01T16:59:59.999Z', 'Change category')
  await at('2026-01-01T17:00:00Z', 'Add transaction')
})
afterAll(() => api.close())

const ask = async (query: string) => (await api.call(`GET /api/admin/logs?${query}`, admin)).json
const actions = async (query: string) => {
  const { data, meta } = await ask(query)
  expect(meta).toEqual({ total: data.length, next_cursor: null, is_more: false })
  return (data as unknown as { action: string }[]).map(({ action }) => action)
}

test.each([
  ['from=2026-01-01&to=2026-01-01&time_zone=Asia/Jakarta', ['Edit category', 'Delete category']],
  ['to=2025-12-31', ['Delete category', 'Add category']],
  ['status=Gagal', ['Remove admin role']],
  ['search=ACTIVATE', ['Activate user', 'Deactivate user']],
  ['search=category&to=2025-12-31&time_zone=Asia/Jakarta', ['Add category']],
  ['search=nothing+like+it', []],
])('the filter "%s" keeps what it says', async (query, expected) => {
  expect(await actions(query)).toEqual(expected)
})

test('the first and the last day that there are keep everything', async () => {
  const { meta } = await ask('from=0001-01-01&to=9999-12-31&time_zone=America/New_York')
  expect(meta.total).toBe((await ask('')).meta.total)
})

test('a search finds who did it too, and a user’s entries are what they did and what was done to them', async () => {
  const own = ['Sign in', 'Create account', 'Add transaction']
  expect((await actions('search=sari')).slice(0, 3)).toEqual(own)
  expect((await actions(`user_id=${sari.id}`)).slice(0, 5)).toEqual([
    'Activate user',
    'Deactivate user',
    ...own,
  ])
  const byEmail = await actions(`search=${encodeURIComponent(admin.email)}`)
  expect(byEmail).toContain('Remove admin role')
})

test('pages of a search join without a gap', async () => {
  const whole = await ask('search=a&limit=500')
  const ids: number[] = []
  let cursor = ''
  do {
    const { data, meta } = await ask(`search=a&limit=2${cursor}`)
    ids.push(...data.map(({ id }) => id))
    cursor = meta.next_cursor ? `&cursor=${meta.next_cursor}` : ''
  } while (cursor)
  expect(ids).toEqual(whole.data.map(({ id }) => id))
})

test.each(['status=ok', 'user_id=x', 'from=2026-02-30', 'time_zone=Mars', 'limit=501'])(
  'the query %s is refused',
  async query => {
    expect((await api.call(`GET /api/admin/logs?${query}`, admin)).status).toBe(422)
  },
)

test('exports all that a filter keeps, in the reader’s language, and nothing that runs as a formula', async () => {
  const answer = await fetch(`${api.url}/api/admin/logs/export?user_id=${sari.id}&from=2026-01-02`, {
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'id' },
  })
  const text = Buffer.from(await answer.arrayBuffer()).toString()
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(fileOf('Asia/Jakarta'))
  const lines = text.split('\r\n')
  expect(lines[0]).toBe(
    '\ufeffWaktu;ID pengguna;Pengguna;Tindakan;ID pengguna terkait;Pengguna terkait;Status',
  )
  const cell = `"'=Sari ""Satu"""`
  expect(lines[1]).toMatch(
    new RegExp(`^20.*Z;${admin.id};Wayan Admin;Aktifkan pengguna;${sari.id};${cell};Sukses$`),
  )
  expect(lines[3]).toMatch(new RegExp(`^20.*Z;${sari.id};${cell};Masuk;;;Sukses$`))
})

test('an export of many has each of them once, in order', async () => {
  await api.rows(
    sql`insert into audit (user_id, action, timestamp)
        select ${sari.id}, 'Add transaction', timestamptz '2024-01-01' + n / 3 * interval '1 second'
        from generate_series(1, 1200) n`,
  )
  const { text } = await api.call('GET /api/admin/logs/export?to=2024-12-31', admin)
  const times = text
    .split('\r\n')
    .slice(1, -1)
    .map(line => line.split(';')[0]!)
  expect([times.length, new Set(times).size]).toEqual([1200, 401])
  expect(times).toEqual([...times].sort().reverse())
})

test.each([
  ['en', 'Successful', 'Failed'],
  ['id', 'Sukses', 'Gagal'],
  ['es', 'Completado', 'Fallido'],
])('an export in %s says how something ended in that language', async (language, well, badly) => {
  await api.rows(
    sql`insert into audit (user_id, action, status, timestamp)
        values (${sari.id}, 'Sign in', 'Gagal', '2023-05-05'), (${sari.id}, 'Sign in', 'Sukses', '2023-05-04')`,
  )
  const answer = await fetch(`${api.url}/api/admin/logs/export?to=2023-05-05&time_zone=Pacific/Kiritimati`, {
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language },
  })
  const [, ...rows] = (await answer.text()).trim().split('\r\n')
  expect(new Set(rows.map(row => row.split(/[;,]/).at(-1)))).toEqual(new Set([badly, well]))
  expect(answer.headers.get('content-disposition')).toBe(fileOf('Pacific/Kiritimati'))
})

test('the database refuses every change of the audit to the role that owns it', async () => {
  const before = await api.rows(sql`select * from audit order by id`)
  for (const attempt of [
    sql`update audit set status = 'Sukses'`,
    sql`update audit set action = action where false or user_id = ${sari.id}`,
    sql`delete from audit where user_id = ${sari.id}`,
    sql`truncate audit`,
    sql`truncate audit cascade`,
    sql`insert into audit (user_id, id, action) overriding system value
        select user_id, id, 'Sign in' from audit
        on conflict (user_id, id) do update set action = excluded.action`,
    sql`merge into audit a using (select ${sari.id}::bigint as id) s on a.user_id = s.id when matched then delete`,
  ])
    await expect(api.rows(attempt)).rejects.toThrow('append-only')
  expect(await api.rows(sql`select * from audit order by id`)).toEqual(before)
})

const fileOf = (timeZone: string) =>
  `attachment; filename="pundi-logs-${new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())}.csv"`
