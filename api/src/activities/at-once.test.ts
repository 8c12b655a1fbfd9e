import { readTotals } from '../../testing/queries'
import { addTransaction, newSaver, type Saver } from '../../testing/savers'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('changes of every kind at the same moment end without a fault and with exact sums', async () => {
  const saver = await newSaver(api)
  const statuses = await Promise.all(Array.from({ length: 6 }, (_, number) => live(saver, number)))
  const faults = statuses.flat().filter(([, status]) => status >= 500)
  expect(faults).toEqual([])
  const done = new Set(statuses.flat().flatMap(([what, status]) => (status < 300 ? [what] : [])))
  expect([...done].sort()).toEqual(['add', 'category', 'change', 'empty', 'move', 'remove', 'restore'])
  const { kept, summed } = await readTotals(api, saver.id)
  expect(kept).toEqual(summed)
})

type Kind = 'add' | 'category' | 'change' | 'move' | 'empty' | 'remove' | 'restore'

/** One of several who use the same account: forty things, by chance and without asking whether they can be. */
async function live({ token, gaji, makanan }: Saver, number: number): Promise<[Kind, number][]> {
  const statuses: [Kind, number][] = []
  const random = chances(number)
  const choose = <Item>(items: Item[]) => items[Math.floor(random() * items.length)]!
  const list = async (what: string) => (await api.call(`GET /api/${what}?limit=20`, { token })).json.data
  const kinds: Kind[] = [
    'add',
    'add',
    'add',
    'change',
    'move',
    'remove',
    'empty',
    'category',
    'restore',
    'restore',
  ]

  for (let turn = 0; turn < 40; turn += 1) {
    const kind = turn < 4 ? 'add' : choose(kinds)
    const [rows, categories, log] = [
      await list('transactions'),
      await list('categories'),
      await list('activities'),
    ]
    const category = choose([...categories])
    const body = {
      amount: `${1 + Math.floor(random() * 500)}.25`,
      type: category.type,
      category_id: category.id,
      description: kind,
      transaction_date: `2026-0${1 + Math.floor(random() * 3)}-10`,
    }
    const some = [...rows].filter(() => random() < 0.3).map(({ id }) => id)
    const one = rows.length > 0 ? choose([...rows]).id : 1
    const ask: Record<Kind, () => Promise<{ status: number }>> = {
      add: () => addTransaction(api, token, body),
      change: () => api.call(`PUT /api/transactions/${one}`, { token, body }),
      move: () =>
        api.call('POST /api/transactions/move', {
          token,
          body: {
            ids: [...rows].flatMap(({ id, type }) => (type === category.type ? [id] : [])),
            category_id: category.id,
          },
        }),
      remove: () =>
        api.call('POST /api/transactions/remove', { token, body: { ids: [one, ...some].slice(0, 3) } }),
      empty: () =>
        api.call(
          `DELETE /api/categories/${category.id}?move_to=${category.type === 'income' ? gaji : makanan}`,
          {
            token,
          },
        ),
      category: () =>
        api.call('POST /api/categories', { token, body: { name: `${number} ${turn}`, type: category.type } }),
      restore: () =>
        api.call(`POST /api/activities/${choose([...log]).id}/restore`, { token, body: { overwrite: true } }),
    }
    statuses.push([kind, (await ask[kind]()).status])
  }
  return statuses
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function chances(seed: number) {
  let state = seed + 1
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
