import type { Tools } from './world'

const kinds = ['simple', 'simple', 'income', 'refund', 'split', 'tagged', 'shared', 'owed'] as const

function booking({ draw, pick, amount, from, day, category_id, expenses, basket, friend }: Tools) {
  const kind = pick(kinds, draw.cents)!
  const common = { amount, description: 'Belanja', transaction_date: day, wallet_id: from }
  if (kind === 'income') return { ...common, type: 'income', category_id: basket.gaji }
  const expense = { ...common, type: 'expense', category_id }
  const whole = (1 + draw.cents / 100).toFixed(2)
  const other = pick(expenses, draw.other)?.id ?? category_id
  const splits = [
    { category_id: other, amount: '1', note: 'bagian' },
    { category_id, amount },
  ]
  const owed_by = kind === 'owed' ? 'me' : 'friend'
  const shares = [{ name: friend, amount: (Math.ceil(draw.cents / 3) / 100).toFixed(2), owed_by }]
  return {
    ...expense,
    ...(kind === 'refund' && { is_refund: true }),
    ...(kind === 'tagged' && { tags: ['a'] }),
    ...(kind === 'split' && { amount: whole, splits }),
    ...((kind === 'shared' || kind === 'owed') && { shares }),
  }
}

const transfer = ({ amount, from, to, day, oneIn, draw, category_id }: Tools) => ({
  ...{ from_wallet_id: from, to_wallet_id: to, amount, transfer_date: day, description: 'Pindah' },
  ...(oneIn(3, draw.place) && { fee: '6500', fee_category_id: category_id }),
})

const begins = ({ oneIn, draw }: Tools) => (oneIn(3, draw.cents) ? '?begins=earlier' : '')

export const recordSteps = {
  book: tools => tools.call(`POST /api/transactions${begins(tools)}`, booking(tools)),
  edit: async tools =>
    tools.call(`PUT /api/transactions/${await tools.id('transactions')}${begins(tools)}`, booking(tools)),
  drop: async ({ call, id }) => call(`DELETE /api/transactions/${await id('transactions')}`),
  move: tools => tools.call(`POST /api/transfers${begins(tools)}`, transfer(tools)),
  'edit move': async tools =>
    tools.call(`PUT /api/transfers/${await tools.id('transfers')}${begins(tools)}`, transfer(tools)),
  'drop move': async ({ call, id }) => call(`DELETE /api/transfers/${await id('transfers')}`),
  several: async ({ call, rows, draw, oneIn, category_id }) => {
    const all = (await rows('transactions')).filter(({ type }) => type === 'expense')
    const ids = all.slice(draw.place % 3, (draw.place % 3) + 1 + (draw.other % 4)).map(({ id }) => id)
    if (oneIn(2)) return call('POST /api/transactions/remove', { ids })
    return call('POST /api/transactions/move', { ids, category_id })
  },
  settle: ({ call, draw, oneIn, from, today, friend }) =>
    call('POST /api/shares/settlement', {
      ...{ name: friend, wallet_id: from, transaction_date: today },
      ...(oneIn(2) && { amount: ((1 + (draw.cents % 999)) / 100).toFixed(2) }),
    }),
  buy: ({ call, wallets, pick, draw, category_id, index, day, today, oneIn }) => {
    const debt = pick(wallets.filter(({ kind }) => kind === 'card' || kind === 'loan'))
    const date = day < today ? day : today
    return call('POST /api/instalments', {
      ...{ wallet_id: debt?.id ?? 1, category_id, name: `Cicilan ${index}`, date, first_due: date },
      ...{ amount: (1 + draw.cents / 100).toFixed(2), count: 2 + (draw.other % 5) },
      books: oneIn(2) ? 'at_once' : 'per_instalment',
    })
  },
  pay: async ({ call, rows, pick, from, amount, oneIn, today }) => {
    const plan = pick((await rows('instalments')) as object as { id: number; next_amount: string | null }[])
    const paid = oneIn(3) ? amount : (plan?.next_amount ?? '1')
    const body = { from_wallet_id: from, amount: paid, date: today }
    return call(`POST /api/instalments/${plan?.id ?? 1}/payment`, body)
  },
  'give up': async ({ call, id }) => call(`DELETE /api/instalments/${await id('instalments')}`),
} satisfies Record<string, (tools: Tools) => Promise<unknown>>
