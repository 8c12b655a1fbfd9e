import { openInFolder } from '../../../../testing/embedded-folder'
import { newSaver, type Saver } from '../../../../testing/savers'
import { type Api, startApi } from '../../../../testing/start-api'
import { preparedAndMigrated } from '../../../../testing/test-database'
import { startThread } from './thread/open-thread'

let api: Api
let saver: Saver
const threads: ReturnType<typeof startThread>[] = []
const begunAt: number[] = []
beforeAll(async () => {
  const database = await openInFolder(await preparedAndMigrated(), {
    start(data) {
      const thread = startThread(data)
      threads.push(thread)
      begunAt.push(performance.now())
      return thread
    },
  })
  api = await startApi({}, database)
  saver = await newSaver(api)
}, 240_000)
afterAll(() => api.close())

const away = 'Your data isn’t available right now. Please try again soon.'

test('killed while it opens again, twice in a row, it is opened again within 3 s of the last time', async () => {
  const { json } = await book()
  await threads.at(-1)?.terminate()
  for (let kill = 0; kill < 2; kill += 1) {
    const { answer: waiting } = await untilItOpens()
    await threads.at(-1)?.terminate()
    const { status, json: refused } = await waiting
    expect([status, refused.message]).toEqual([503, away])
  }
  const killedAt = performance.now()
  await untilOpen()
  expect(begunAt.at(-1)! - killedAt).toBeLessThan(WAIT)
  const kept = await api.call(`GET /api/transactions/${json.data.id}`, { token: saver.token })
  expect(kept.status).toBe(200)
}, 120_000)

test.each([20, 250])(
  'killed %i ms after bookings began, those that were acknowledged are there, each once',
  async delay => {
    const acknowledged: number[] = []
    let isOver = false
    const hand = async () => {
      while (!isOver) {
        const { status, json } = await book()
        if (status === 201) acknowledged.push(json.data.id)
        else {
          expect([status, json.message]).toEqual([503, away])
          await sleep(50)
        }
      }
    }
    const hands = [hand(), hand(), hand()]
    await sleep(delay)
    await threads.at(-1)?.terminate()
    await untilOpen()
    isOver = true
    await Promise.all(hands)
    const { data } = (await api.call('GET /api/transactions?limit=500', { token: saver.token })).json
    const ids = data.map(({ id }) => id)
    expect(acknowledged.filter(id => !ids.includes(id))).toEqual([])
    const { data: sums } = (await api.call('GET /api/transactions/summary', { token: saver.token })).json
    expect(Number((sums as unknown as { expense: string }).expense)).toBe(ids.length)
  },
  120_000,
)

async function untilItOpens() {
  const { length } = threads
  for (;;) {
    const state = { isAnswered: false }
    const answer = look().finally(() => (state.isAnswered = true))
    while (!state.isAnswered) {
      if (threads.length > length) return { answer }
      await sleep(1)
    }
    await sleep(50)
  }
}

const book = () =>
  api.call('POST /api/transactions', {
    token: saver.token,
    body: {
      ...{ amount: '1', type: 'expense', description: 'Kopi', transaction_date: '2026-02-11' },
      category_id: saver.makanan,
    },
  })

const look = () => api.call('GET /api/categories', { token: saver.token })

async function untilOpen() {
  for (;;) {
    const { status, json } = await look()
    if (status === 200) return
    expect([status, json.message]).toEqual([503, away])
    await sleep(50)
  }
}

const WAIT = 3000

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
