import { setTimeout } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { closeServers, startServers } from '../../../testing/several-servers'
import { newSaver, type Saver } from '../../../testing/savers'
import type { Api } from '../../../testing/start-api'

const SERVERS = 3
const HANDS = 8
const CHANGES = 45

let servers: Api[]
beforeAll(async () => {
  servers = await startServers(SERVERS)
})
afterAll(() => closeServers(servers))

test('random adds, edits, deletes, moves, removals of categories and restores at once end with totals that are the sums of the rows', async () => {
  const savers = [await newSaver(servers[0]!), await newSaver(servers[0]!)]
  const answers = await Promise.all(
    Array.from({ length: HANDS }, (_, number) => change(savers[number % 2]!, seeded(number + 1))),
  )
  const statuses = answers.flat()
  expect(statuses.filter(status => status >= 500)).toEqual([])
  expect(statuses.filter(status => status < 300).length).toBeGreaterThan((HANDS * CHANGES) / 2)

  const [api] = servers
  expect(await api!.rows(differences)).toEqual([])
  for (const { id, token } of savers) {
    const { json } = await api!.call('GET /api/transactions/summary', { token })
    const [sums] = await api!.rows(
      sql`select count(*) as count, coalesce(sum(amount) filter (where type = 'income'), 0)::numeric(20, 2) as income,
            coalesce(sum(case when is_refund then -amount else amount end) filter (where type = 'expense'), 0)::numeric(20, 2)
              as expense
          from transactions where user_id = ${id}`,
    )
    expect(json.data).toMatchObject(sums!)
    const logs = await api!.rows(
      sql`select (select count(*) from activities where user_id = ${id}) as activities,
            (select count(*) from audit where user_id = ${id} and action <> 'Sign in') as audit,
            (select count(*) from activities where user_id = ${id} and subject = 'transaction') as of_rows`,
    )
    expect(logs[0]!.activities).toBe(logs[0]!.audit)
    expect(Number(logs[0]!.of_rows)).toBeGreaterThanOrEqual(Number(sums!.count))
  }
}, 240_000)

describe('an addition that waits for another change of its user', () => {
  const addWhile = async (saver: Saver, change: (id: number) => ReturnType<typeof sql>) => {
    const body = { amount: '5', type: 'expense', category_id: saver.makanan, description: 'Kopi', ...onDay }
    const [api] = servers
    const added = await api!.database.inTransaction(async client => {
      await client.query(sql`select id from users where id = ${saver.id} for no key update`)
      await client.query(change(saver.makanan))
      const answer = servers[1]!.call('POST /api/transactions', { token: saver.token, body })
      await setTimeout(300)
      return { answer }
    })
    return added.answer
  }
  const onDay = { transaction_date: '2026-02-28' }

  test('has its category as it is then, and counts once', async () => {
    const saver = await newSaver(servers[0]!)
    const rename = (id: number) =>
      sql`update categories set name = 'Dapur' where user_id = ${saver.id} and id = ${id}`
    const { status, json } = await addWhile(saver, rename)
    expect([status, json.data.category.name]).toEqual([201, 'Dapur'])
    const { json: log } = await servers[0]!.call('GET /api/activities?search=transaction', {
      token: saver.token,
    })
    expect(log.data).toHaveLength(1)
    expect(await servers[0]!.rows(differences)).toEqual([])
  })

  test.each([
    [
      'gone',
      (id: number, user: number) => sql`delete from categories where user_id = ${user} and id = ${id}`,
    ],
    [
      'of incomes',
      (id: number, user: number) =>
        sql`update categories set type = 'income' where user_id = ${user} and id = ${id}`,
    ],
  ])('is refused where its category is %s then', async (_, change) => {
    const saver = await newSaver(servers[0]!)
    const { status } = await addWhile(saver, id => change(id, saver.id))
    expect(status).toBe(422)
    expect(await servers[0]!.rows(sql`select from transactions where user_id = ${saver.id}`)).toEqual([])
  })
})

const differences = sql`
  with summed as (
    select user_id, date_trunc('month', transaction_date)::date as month, type, category_id,
      sum(total) as total, sum(count) as count
    from lines group by 1, 2, 3, 4
  )
  select * from summed s full join monthly_totals m using (user_id, month, type, category_id)
  where (coalesce(s.total, 0), coalesce(s.count, 0)) <> (coalesce(m.total, 0), coalesce(m.count, 0))`

async function change({ token }: Saver, random: () => number): Promise<number[]> {
  const pick = <Value>(values: Value[]) => values[Math.floor(random() * values.length)]
  const statuses: number[] = []
  const call = async (what: string, body?: object) => {
    const answer = await pick(servers)!.call(what, { token, ...(body && { body }) })
    if (!what.startsWith('GET')) statuses.push(answer.status)
    return answer
  }
  const ids = async (list: string) =>
    (await call(`GET /api/${list}`)).json.data.map(({ id, type }) => ({ id, type }))
  const body = async () => {
    const categories = await ids('categories')
    const category = pick(categories)
    const parts = ['1', '2.5', '30'].map(amount => ({
      ...{ amount, category_id: pick(categories.filter(({ type }) => type === category?.type))?.id },
    }))
    const options = {
      ...(random() < 0.3 && { is_refund: category?.type === 'expense' }),
      ...(random() < 0.4 && { amount: '33.5', splits: parts }),
      ...(random() < 0.2 && { splits: [] }),
    }
    return {
      amount: `${Math.floor(random() * 1e6)}.${String(Math.floor(random() * 100)).padStart(2, '0')}`.replace(
        /^0\.00$/,
        '1',
      ),
      type: category?.type,
      category_id: category?.id,
      description: 'Sama-sama',
      transaction_date: `2026-0${1 + Math.floor(random() * 3)}-1${Math.floor(random() * 10)}`,
      ...options,
    }
  }
  const some = async () => (await ids('transactions?limit=20')).filter(() => random() < 0.3).slice(0, 5)
  const add = async () => call('POST /api/transactions', await body())
  const changes: (() => Promise<unknown>)[] = [
    add,
    add,
    async () =>
      call(`PUT /api/transactions/${pick(await ids('transactions?limit=20'))?.id ?? 1}`, await body()),
    async () => call(`DELETE /api/transactions/${pick(await ids('transactions?limit=20'))?.id ?? 1}`),
    async () => call('POST /api/transactions/remove', { ids: idsOf(await some()) }),
    async () => {
      const to = pick(await ids('categories'))
      const rows = (await some()).filter(({ type }) => type === to?.type)
      return call('POST /api/transactions/move', { ids: idsOf(rows), category_id: to?.id })
    },
    async () =>
      call('POST /api/categories', {
        name: `Baru ${Math.floor(random() * 1e9)}`,
        type: random() < 0.5 ? 'income' : 'expense',
      }),
    async () => {
      const [gone, to] = [pick(await ids('categories')), pick(await ids('categories'))]
      return call(`DELETE /api/categories/${gone?.id}?move_to=${to?.id}`)
    },
    async () => call(`POST /api/activities/${pick(await ids('activities?limit=30'))?.id}/restore`, {}),
    async () =>
      call('POST /api/activities/restore', {
        ids: idsOf((await ids('activities?limit=20')).filter(() => random() < 0.2)),
      }),
  ]
  for (let number = 0; number < CHANGES; number += 1) await pick(changes)!()
  return statuses
}

const idsOf = (rows: { id: number }[]) => (rows.length > 0 ? rows.map(({ id }) => id) : [1])

function seeded(state: number) {
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
