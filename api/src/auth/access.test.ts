import { type DeclaredCall, type Declaration, readName } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import Fastify, { type FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { newAdmin } from '../../testing/new-admin'
import { type Api, type Person, startApi } from '../../testing/start-api'
import { keepCalls } from '../platform/http/keep-calls'
import { on } from '../platform/http/on'
import { declareAccess } from '../platform/caller/guards'

/** Calls that need no session. A call added to this list is public. */
const open: DeclaredCall[] = [
  calls.beginGoogle,
  calls.describeApi,
  calls.endGoogle,
  calls.forgotPassword,
  calls.isAlive,
  calls.isReady,
  calls.listFailures,
  calls.listProviders,
  calls.login,
  calls.openUnsubscribe,
  calls.readMetrics,
  calls.register,
  calls.reportDrawn,
  calls.reportDrawnAsBefore,
  calls.reportFailure,
  calls.reportFailureAsBefore,
]

const table: DeclaredCall[] = Object.values(calls)
const guarded = () => api.app.calls.map(({ config }) => config!.call!).filter(call => !open.includes(call))

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
const members = {
  'another user': async () => (await api.newPerson()).token,
  'an admin': async () => (await newAdmin(api)).token,
  'the user': () => api.signIn(owner),
}

test('every call has a route and every route a call, each behind the guard that it declares', () => {
  const routes = api.app.calls.map(({ config }) => `${config!.call!.name} ${config!.access ?? 'everybody'}`)
  expect(routes.sort()).toEqual(table.map(call => `${call.name} ${accessTo(call)}`).sort())
  expect(table.length).toBeGreaterThanOrEqual(50)
})

test('every call but the open ones stands behind a guard', () => {
  expect(table.filter(call => accessTo(call) === 'everybody')).toEqual(open)
  const byLink = table.filter(call => accessTo(call).includes('link'))
  expect(byLink).toEqual([calls.changePassword, calls.confirmEmail, calls.unsubscribe])
  for (const call of table)
    expect([call.name, accessTo(call) === 'admin']).toEqual([call.name, / \/admin\//.test(call.name)])
})

test('a server with a route that is no call, or a call behind another guard, does not start', async () => {
  expect(() => start(app => app.get('/api/secret', async () => ({})))).toThrow(
    'The route /api/secret is not declared',
  )
  const unguarded = start(app => on(app, calls.listProviders, async () => ({ data: { google: false } })))
  await unguarded.ready()
  const asked = start(app => {
    declareAccess(app, 'user')
    on(app, calls.listProviders, async () => ({ data: { google: false } }))
  })
  await expect(asked.ready()).rejects.toThrow(
    'The call GET /auth/providers is declared for "everybody", but app.ts registers it for "user"',
  )
})

test.each(Object.keys(strangers) as (keyof typeof strangers)[])(
  'with %s every guarded call answers 401 and changes nothing',
  async who => {
    for (const call of guarded()) {
      const token = await strangers[who]()
      const name = addressOf(call)
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
    for (const call of guarded()) {
      const [name, access] = [addressOf(call), accessTo(call)]
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
  for (const call of open) {
    const name = addressOf(call)
    const { status } = await api.call(name, { token: await members[who](), ...anyBody(name) })
    expect([name, [200, 302, 422].includes(status)]).toEqual([name, true])
  }
})

const accessTo = (call: DeclaredCall): Declaration['access'] => call.declared.access

const addressOf = (call: DeclaredCall) => {
  const { url } = api.app.calls.find(({ config }) => config?.call === call)!
  return `${readName(call)[0]} ${url.replace(':key', '0'.repeat(32)).replace(/:\w+/, '1')}`
}

function start(register: (app: FastifyInstance) => void) {
  const app = Fastify()
  keepCalls(app)
  register(app)
  return app
}

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
          (select count(*) from wallets) as wallets, (select count(*) from transfers) as transfers,
          (select count(*) from instalments) as instalments,
          (select count(*) from goals) as goals, (select count(*) from goal_moves) as goal_moves,
          (select count(*) from budgets) as budgets,
          (select count(*) from schedules) as schedules,
          (select count(*) from refused_proposals) as refused_proposals,
          (select count(*) from activities) as activities, (select count(*) from sessions) as sessions,
          (select count(*) from audit) as audit, (select count(*) from monthly_totals) as monthly_totals, (select count(*) from mails) as mails,
          (select count(*) from password_resets) as password_resets,
          (select count(*) from email_changes) as email_changes, (select count(*) from users) as users,
          (select md5(string_agg(u::text, '' order by id)) from users u where name like 'Owner%') as owner,
          (select count(*) from identities) as identities`,
  )
