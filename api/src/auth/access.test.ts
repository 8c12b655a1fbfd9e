import sql from 'sql-template-tag'
import { type Api, type Person, startApi } from '../../testing/start-api'

/** The calls that stand behind no guard. Whoever adds one adds it here, knowing what that means. */
const open = [
  'GET /api/openapi.json',
  'POST /api/auth/register',
  'POST /api/auth/login',
  'GET /api/auth/providers',
  'GET /api/auth/google/redirect',
  'GET /api/auth/google/callback',
  'POST /api/password/forgot',
  'POST /api/reports',
]

let api: Api
let owner: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.newPerson({ name: 'Owner of it all' })
  const { json } = await api.call('GET /api/categories', { token: owner.token })
  await api.call('POST /api/categories', {
    token: owner.token,
    body: { name: 'Owner’s own', type: 'income' },
  })
  const added = await api.call('POST /api/transactions', {
    token: owner.token,
    body: {
      amount: '1234567.89',
      type: 'income',
      category_id: json.data[0]!.id,
      description: 'Owner’s secret',
      transaction_date: '2026-01-01',
    },
  })
  expect(added.status).toBe(201)
})
afterAll(() => api.close())

const strangers = {
  'no token': async () => undefined,
  garbage: async () => 'x'.repeat(43),
  'an expired token': () => spoil(id => sql`update sessions set expires_at = now() where user_id = ${id}`),
  'a signed-out token': () => spoil(id => sql`delete from sessions where user_id = ${id}`),
  'a deactivated user': () => spoil(id => sql`update users set status = 'deactive' where id = ${id}`),
}
// The owner last: what they may remove is gone then.
const members = {
  'another user': async () => (await api.newPerson()).token,
  'an admin': async () => {
    const person = await api.newPerson()
    await api.rows(sql`update users set role = 'admin' where id = ${person.id}`)
    return person.token
  },
  'the user': () => api.signIn(owner),
}

const guarded = () => callsOf().filter(({ name }) => !open.includes(name))

test('every call but the open ones stands behind a guard', () => {
  expect(callsOf().length).toBeGreaterThanOrEqual(15)
  const unguarded = callsOf().filter(({ access }) => access === undefined)
  expect(unguarded.map(({ name }) => name).sort()).toEqual([...open].sort())
  const byLink = callsOf().filter(({ access }) => access === 'link')
  expect(byLink.map(({ name }) => name)).toEqual(['POST /api/auth/confirm-email'])
  for (const { name, access } of guarded())
    expect([name, access === 'admin']).toEqual([name, / \/api\/admin\//.test(name)])
})

test.each(Object.keys(strangers) as (keyof typeof strangers)[])(
  'with %s every guarded call answers 401 and changes nothing',
  async who => {
    for (const { name } of guarded()) {
      const token = await strangers[who]()
      const before = await countEverything()
      const { status, headers, json } = await api.call(name, { token, ...anyBody(name) })
      expect([name, status, Object.keys(json)]).toEqual([name, 401, ['message']])
      expect(headers.get('www-authenticate')).toMatch(/^Bearer/)
      expect(await countEverything()).toEqual(before)
    }
  },
)

test.each(Object.keys(members) as (keyof typeof members)[])(
  'for %s every guarded call answers by their role',
  async who => {
    for (const { name, access } of guarded()) {
      const { status, text } = await api.call(name, { token: await members[who](), ...anyBody(name) })
      const isRefused = access === 'admin' && who !== 'an admin'
      if (isRefused) expect([name, status]).toEqual([name, 403])
      else if (access === 'link') expect([name, status]).toEqual([name, 401])
      else expect([name, answersTo(name).includes(status)]).toEqual([name, true])
      if (who === 'another user') expect(text).not.toMatch(/Owner|1234567\.89/)
      if (who === 'an admin') expect(text).not.toMatch(/Owner’s secret/)
    }
  },
)

test.each(Object.keys(members) as (keyof typeof members)[])('for %s the open calls stay open', async who => {
  for (const name of open) {
    const { status } = await api.call(name, { token: await members[who](), ...anyBody(name) })
    expect([name, [200, 302, 422].includes(status)]).toEqual([name, true])
  }
})

const callsOf = () =>
  api.app.calls.map(({ route: { method, url, config } }) => ({
    name: `${String(method)} ${url.replace(/\/$/, '').replace(/:\w+/g, '1')}`,
    access: config?.access,
  }))

/** An id that is nobody's, or somebody else's, is answered like one that does not exist. */
const answersTo = (name: string) => (/\/1(\/|$)/.test(name) ? [200, 404, 409, 422] : [200, 201, 422])

const anyBody = (name: string) => (name.startsWith('GET') ? {} : { body: {} })

async function spoil(change: (userId: number) => ReturnType<typeof sql>) {
  const { id, token } = await api.newPerson()
  await api.rows(change(id))
  return token
}

const countEverything = () =>
  api.rows(
    sql`select (select count(*) from transactions) as transactions, (select count(*) from categories) as categories,
          (select count(*) from activities) as activities, (select count(*) from sessions) as sessions,
          (select count(*) from audit) as audit, (select count(*) from monthly_totals) as monthly_totals, (select count(*) from mails) as mails,
          (select count(*) from password_resets) as password_resets,
          (select count(*) from email_changes) as email_changes, (select count(*) from users) as users,
          (select md5(string_agg(u::text, '' order by id)) from users u where name like 'Owner%') as owner,
          (select count(*) from identities) as identities`,
  )
