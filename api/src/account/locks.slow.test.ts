import { type DeclaredCall, readName } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import pg from 'pg'
import { type Basket, newBasket } from '../../testing/basket'
import { changeNames, makeChange } from '../../testing/every-change'
import { expectTotals } from '../../testing/expect-totals'
import { newRandom } from '../../testing/random'
import { recountMoney } from '../../testing/recount'
import { closeServers, startServers } from '../../testing/several-servers'
import type { Api } from '../../testing/start-api'

/*
 * Two servers run random pairs of calls that change a user's data. If DATABASE_URL is set
 * (PostgreSQL), the two calls of a pair run at the same time. Without DATABASE_URL, the embedded
 * database runs them in sequence.
 */

const SECONDS = 20
const ROUNDS = 20

let servers: Api[]
let deadlocks = 0
const { query } = pg.Client.prototype
beforeAll(async () => {
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const answer: unknown = Reflect.apply(query, this, asked)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if ((error as { code?: string }).code === '40P01') deadlocks += 1
      })
    return answer
  } as typeof query
  servers = await startServers(2)
})
afterAll(async () => {
  pg.Client.prototype.query = query
  await closeServers(servers)
})
beforeEach(() => {
  deadlocks = 0
})

test('every call that changes data of its user is tried', () => {
  const isChange = (call: DeclaredCall) =>
    call.declared.access.startsWith('user') && readName(call)[0] !== 'GET' && call !== calls.deleteAccount
  expect(changeNames().sort()).toEqual(
    Object.values(calls)
      .filter(isChange)
      .map(({ name }) => name)
      .sort(),
  )
})

test(
  'no pair of changes waits for each other in a circle, and all sums are right',
  async () => {
    const [random, seed] = newRandom()
    const basket = await begin()
    for (const end = Date.now() + SECONDS * 1000; Date.now() < end;) {
      const [one, other] = [draw(random), draw(random)]
      const answers = await Promise.all([...pair(basket, one, random), ...pair(basket, other, random)])
      for (const { status, text } of answers)
        expect([seed, one, other, status < 500, text]).toEqual([seed, one, other, true, text])
    }
    await expectTotals(servers[0]!, basket.id)
    const { told, counted } = await recountMoney(basket)
    expect([seed, told]).toEqual([seed, counted])
    expect([seed, deadlocks]).toEqual([seed, 0])
  },
  (SECONDS + 60) * 1000,
)

test('an account is deleted while its data is changed: whoever waited is told to sign in', async () => {
  const [random, seed] = newRandom()
  for (let round = 0; round < ROUNDS; round += 1) {
    const basket = await begin()
    const names = Array.from({ length: 8 }, () => draw(random))
    const changes = names.map((name, place) => change(basket, name, random, place % 2))
    const body = { confirmation: basket.email, current_password: basket.password }
    const gone = await servers[1]!.call('DELETE /api/account', { token: basket.token, body })
    expect([seed, gone.status, gone.text]).toEqual([seed, 200, gone.text])
    for (const [place, { status, text }] of (await Promise.all(changes)).entries())
      expect([seed, names[place], status < 500, text]).toEqual([seed, names[place], true, text])
  }
  expect([seed, deadlocks]).toEqual([seed, 0])
  expect(servers.flatMap(({ lines }) => lines.filter(line => /"level":[56]0/.test(line)))).toEqual([])
}, 300_000)

function draw(random: () => number) {
  const names = changeNames()
  return names[Math.floor(random() * names.length)]!
}

const pair = (basket: Basket, name: string, random: () => number) =>
  [0, 1].map(server => change(basket, name, random, server))

const change = (person: Basket, name: string, random: () => number, server: number) =>
  makeChange(name, { api: servers[server]!, person, random })

async function begin() {
  const basket = await newBasket(servers[0]!)
  const [random] = newRandom(1)
  await basket.wallet('Tunai', { opening_balance: '100' })
  await basket.wallet('Bank')
  await basket.wallet('Paylater', { kind: 'loan' })
  const adds = changeNames().filter(name => /^(POST|PUT) \/(\w+|transactions|goals\/:id\/moves)$/.test(name))
  for (const name of [...adds, ...adds]) await change(basket, name, random, 0)
  return basket
}
