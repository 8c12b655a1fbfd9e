import { type Account, fillAccount } from '../testing/far/account-queries'
import { computed, type Cost, tryCalls } from '../testing/far/try-calls'
import { watchStatements } from '../testing/far/watched-queries'
import { makeAdmin } from '../testing/queries'
import { type Api, startApi } from '../testing/start-api'
import { openTestDatabase } from '../testing/test-database'

/*
 * These tests count rows and statements, so the machine's speed hardly matters. To measure times,
 * run `npm run bench -- far`.
 */

/** Ten times what a correct server needs on a busy machine, in milliseconds. */
const PATIENCE = 10_000

let api: Api
let costs: Cost[]
beforeAll(async () => {
  const database = await openTestDatabase()
  const watched = watchStatements(database, { isCounting: true })
  api = await startApi({}, watched.database)
  const { id, token } = await api.newPerson()
  await makeAdmin(database, id)
  const of: Account = await fillAccount(database, id)
  const today = new Date().toISOString().slice(0, 10)
  const ask = (what: string, body?: object) => api.call(what, { token, body })
  costs = await tryCalls({ of, today, ask, ...watched, more: computed })
}, 1_800_000)
afterAll(() => api.close())

const dear = (which: (cost: Cost) => boolean) =>
  costs.filter(which).map(({ what, body, status, ...cost }) => ({ what, body, status, ...cost }))

test('no call fails, whatever day it is told', () => {
  expect(dear(({ status }) => status >= 500 || status === 401 || status === 429)).toEqual([])
})

test('each call is taken at one of its values at least: what is refused shows nothing', () => {
  const taken = new Set(costs.filter(({ status }) => status < 300).map(({ name }) => name))
  expect([...new Set(costs.map(({ name }) => name))].filter(name => !taken.has(name))).toEqual([])
})

test.each(['POST /schedules', 'PUT /schedules/:id'])('%s is tried with rules that it takes', name => {
  const taken = costs.filter(cost => cost.name === name && cost.status < 300)
  expect(taken.some(({ body }) => body?.until)).toBe(true)
  expect(taken.some(({ body }) => body?.count)).toBe(true)
})

test('no call looks at more rows than an account can have', () => {
  expect(dear(({ examined }) => examined > 1_500_000)).toEqual([])
})

test('no statement answers more rows than a screen can show', () => {
  expect(dear(({ rows, name }) => rows > 2000 && !name.endsWith('/export'))).toEqual([])
})

test('no call makes more statements the further a day is', () => {
  expect(dear(({ statements }) => statements > 40)).toEqual([])
})

test('no call keeps the server, or who asks, waiting', () => {
  expect(dear(({ longest, ms }) => longest > PATIENCE || ms > 3 * PATIENCE)).toEqual([])
})
