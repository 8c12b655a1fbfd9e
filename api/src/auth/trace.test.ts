import sql from 'sql-template-tag'
import { signInFrom } from '../../testing/attempt-queries'
import { newAdmin } from '../../testing/new-admin'
import { type Api, type Person, startApi } from '../../testing/start-api'
import { until } from '../../testing/until'
import { forgetNetworks } from '../platform/jobs/queries'

let api: Api
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
})
afterAll(() => api.close())
beforeEach(() => api.rows(sql`delete from attempts`))

const from = (address: string) => ({ 'x-forwarded-for': address })
const networksOf = ({ id }: Pick<Person, 'id'>) =>
  api.rows(sql`select action, status, network::text from audit where user_id = ${id} order by id`)
type Line = { req?: { path: string }; status?: number; network?: string }
const linesOf = (path: string) =>
  api.lines.map(line => JSON.parse(line) as Line).filter(({ req }) => req?.path === path)

test('a wrong password and a right one leave their network in the audit, of IPv6 the /64', async () => {
  const person = await api.signUp()
  await signInFrom(api, { ...person, password: 'not the password' }, '203.0.113.7')
  await until(async () => (await networksOf(person)).length === 3)
  await signInFrom(api, person, '2001:db8:0:7:1:2:3:4')
  expect((await networksOf(person)).slice(2)).toEqual([
    { action: 'Sign in', status: 'Gagal', network: '203.0.113.7/32' },
    { action: 'Sign in', status: 'Sukses', network: '2001:db8:0:7::/64' },
  ])
})

test('so does whatever changes who gets in, whether it was refused or not', async () => {
  const [person, admin] = [await api.signUp(), await newAdmin(api)]
  const [token, headers] = [person.token, from('203.0.113.8')]
  const body = { password: 'bintang laut merah' }
  await api.call('POST /api/auth/change-password', {
    token,
    headers,
    body: { ...body, current_password: 'not the password' },
  })
  await api.call('POST /api/auth/change-password', { token, headers, body })
  await api.call('GET /api/account/export', { token, headers })
  await api.call('DELETE /api/auth/sessions', { token, headers })
  const deletion = { confirmation: person.email, current_password: body.password }
  await api.call('DELETE /api/account', { token, headers, body: deletion })
  const other = await api.signUp()
  await api.call('POST /api/auth/logout', { token: other.token, headers })
  await api.call(`PATCH /api/admin/users/${other.id}/promote`, { token: admin.token, headers })
  const network = '203.0.113.8/32'
  expect((await networksOf(person)).slice(2)).toEqual([
    { action: 'Change password', status: 'Gagal', network },
    { action: 'Change password', status: 'Sukses', network },
    { action: 'Export data', status: 'Sukses', network },
    { action: 'Delete account', status: 'Sukses', network },
  ])
  expect((await networksOf(other)).at(-1)).toEqual({ action: 'Sign out', status: 'Sukses', network })
  expect((await networksOf(admin)).at(-1)).toEqual({ action: 'Promote user', status: 'Sukses', network })
})

test('a line of the log names the network of whoever calls the api or is refused, and of no mere reader', async () => {
  await signInFrom(api, { email: 'nobody@pundi.example', password: 'guessed' }, '2001:db8:0:9::1')
  await api.call('GET /api/auth/providers', { headers: from('203.0.113.9') })
  await api.call('GET /healthz', { headers: from('203.0.113.9') })
  await api.call('GET /not-there', { headers: from('203.0.113.10') })
  await api.call('GET /api/auth/user', { headers: from('no address at all') })
  const last = (path: string) => linesOf(path).at(-1)
  expect(last('/api/auth/login')).toMatchObject({ status: 401, network: '2001:db8:0:9::/64' })
  expect(last('/api/auth/providers')).toMatchObject({ status: 200, network: '203.0.113.9' })
  expect(last('/healthz')).toMatchObject({ status: 200 })
  expect(last('/healthz')).not.toHaveProperty('network')
  expect(last('/not-there')).toMatchObject({ network: '203.0.113.10' })
  expect(last('/api/auth/user')).not.toHaveProperty('network')
})

describe('a network of the audit', () => {
  async function addRecord(userId: number, age: string) {
    await api.rows(
      sql`insert into audit (user_id, action, timestamp, network)
          values (${userId}, 'Sign in', now() - ${age}::interval, '203.0.113.7')`,
    )
  }

  test('goes after 90 days, and nothing else of its record', async () => {
    const person = await api.signUp()
    await addRecord(person.id, '89 days')
    await addRecord(person.id, '91 days')
    const read = () =>
      api.rows(
        sql`select id, action, status, timestamp, target_id from audit where user_id = ${person.id} order by id`,
      )
    const before = await read()
    await forgetNetworks(api.database)
    expect(await read()).toEqual(before)
    expect((await networksOf(person)).slice(-2).map(({ network }) => network)).toEqual([
      '203.0.113.7/32',
      null,
    ])
  })

  test('goes no sooner, is never another one, and takes nothing with it', async () => {
    const person = await api.signUp()
    await addRecord(person.id, '89 days')
    await addRecord(person.id, '91 days')
    const mine = sql`where user_id = ${person.id} and network is not null`
    for (const attempt of [
      sql`update audit set network = null ${mine} and timestamp > now() - interval '90 days'`,
      sql`update audit set network = '192.0.2.1' ${mine} and timestamp < now() - interval '90 days'`,
      sql`update audit set network = null, status = 'Gagal' ${mine} and timestamp < now() - interval '90 days'`,
      sql`update audit set network = null, user_id = user_id + 1 ${mine} and timestamp < now() - interval '90 days'`,
      sql`delete from audit ${mine} and timestamp < now() - interval '90 days'`,
    ])
      await expect(api.rows(attempt)).rejects.toThrow('append-only')
  })

  test('is for whoever runs the server, not for the administrators’ lists', async () => {
    const admin = await newAdmin(api)
    await signInFrom(api, admin, '203.0.113.99')
    const { status, text } = await api.call('GET /api/admin/logs', { token: admin.token })
    expect(status).toBe(200)
    expect(text).not.toContain('203.0.113.99')
  })
})
