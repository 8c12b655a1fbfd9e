import type { Item } from './answer'
import { addSpareSession } from './add-person'
import type { Api, Person } from './start-api'

export type Hand = { api: Api; person: Person; random: () => number }

export function toolsOf({ api, person, random }: Hand) {
  const by = (token: string, what: string, body?: object) => api.call(what, { token, ...(body && { body }) })
  const call = (what: string, body?: object) => by(person.token, what, body)
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(random() * values.length)]
  const flip = () => random() < 0.5
  const rows = async (list: string): Promise<Item[]> => {
    const { data } = (await call(`GET /api/${list}`)).json
    return Array.isArray(data) ? data : []
  }
  const any = async (list: string, which: (row: Item) => boolean = () => true) =>
    pick((await rows(list)).filter(which))?.id ?? 1
  const amount = () => String(1 + Math.floor(random() * 99))
  const expense = () => any('categories', ({ type }) => type === 'expense')
  return {
    ...{ api, person, by, call, pick, flip, rows, any, amount, expense },
    debt: () => any('wallets', ({ kind }) => kind === 'loan'),
    day: () => pick(['2026-01-31', '2026-02-28', '2026-03-31', '2999-01-31'])!,
    word: () => `Kata ${Math.floor(random() * 1e9)}`,
    spare: () => addSpareSession(api.database, person.id),
    undone: async () =>
      (await rows('activities?limit=20'))
        .filter(({ type }) => /^(Add|Change|Delete)/.test(type))
        .map(({ id }) => id),
    plan: async () => ({
      template: { type: 'expense', amount: amount(), category_id: await expense(), description: 'Kos' },
      ...{ unit: 'month', every: 1, anchor_date: '2026-01-31', count: 3, is_automatic: flip() },
    }),
    expenseBody: async () => ({
      ...{ amount: '9', type: 'expense', category_id: await expense(), wallet_id: await any('wallets') },
      ...{ description: 'Kopi', transaction_date: '2026-02-11', shares: [{ name: 'Budi', amount: '3' }] },
    }),
    transferBody: async () => ({
      ...{ from_wallet_id: await any('wallets'), to_wallet_id: flip() ? await any('wallets') : null },
      ...{ amount: amount(), description: 'Pindah', transfer_date: '2026-02-11' },
      ...(flip() && { fee: '1', fee_category_id: await expense() }),
    }),
  }
}
