import type { Tools } from './world'

const kinds = ['cash', 'bank', 'card', 'loan', 'savings', 'bank'] as const

function wallet({ draw, pick, amount, index, day, oneIn }: Tools, name = `Dompet ${index}`) {
  const kind = pick(kinds, draw.cents)!
  const isDebt = kind === 'card' || kind === 'loan'
  return {
    ...{ name, kind, opening_balance: isDebt ? `-${amount}` : amount, opening_date: day },
    ...{ is_closed: oneIn(5) },
    ...(isDebt && { due_day: pick([null, 5, 31], draw.other), instalments: pick([null, 3, 12], draw.place) }),
  }
}

const fromPeriod = ({ today, draw, pick }: Tools) =>
  pick([today, today, `${today.slice(0, 8)}01`], draw.other)!

async function remove({ call, wallets, expenses, pick, draw, oneIn }: Tools, list: 'wallets' | 'categories') {
  const all = (list === 'wallets' ? wallets : expenses).map(({ id }) => id)
  const gone = pick(all)
  const target = oneIn(5)
    ? undefined
    : pick(
        all.filter(id => id !== gone),
        draw.other,
      )
  return call(`DELETE /api/${list}/${gone}${target ? `?move_to=${target}` : ''}`)
}

export const placeSteps = {
  'add wallet': tools => tools.call('POST /api/wallets', wallet(tools)),
  'change wallet': tools => {
    const own = tools.pick(tools.wallets)
    return tools.call(`PUT /api/wallets/${own?.id ?? 1}`, wallet(tools, own?.name))
  },
  close: ({ call, pick, wallets }) => {
    const own = pick(wallets)
    const { name, kind, opening_balance, opening_date } = own ?? {}
    const body = { name, kind, opening_balance, opening_date, is_closed: !own?.is_closed }
    return call(`PUT /api/wallets/${own?.id ?? 1}`, body)
  },
  'remove wallet': tools => remove(tools, 'wallets'),
  correct: ({ call, draw, from, today }) =>
    call(`POST /api/wallets/${from ?? 1}/correction`, { balance: `${draw.cents}`, date: today }),
  assign: ({ call, from }) => call(`POST /api/wallets/${from ?? 1}/assignment`),
  'add category': ({ call, index, oneIn }) =>
    call('POST /api/categories', { name: `Kategori ${index}`, type: oneIn(4) ? 'income' : 'expense' }),
  'remove category': tools => remove(tools, 'categories'),
  budget: tools => {
    const { call, category_id, amount, oneIn, draw, pick } = tools
    return call(`PUT /api/budgets/${category_id}`, {
      ...{ amount, from_period: draw.at % 3 ? fromPeriod(tools) : tools.day },
      ...{ is_once: oneIn(3), carry: pick(['none', 'surplus', 'both'], draw.place) },
    })
  },
  'move budget': tools => {
    const { call, category_id, expenses, pick, draw } = tools
    const to_category_id = pick(expenses, draw.other)?.id
    const amount = (1 + (draw.cents % 9999) / 100).toFixed(2)
    const body = { from_category_id: category_id, to_category_id, amount, period: fromPeriod(tools) }
    return call('POST /api/budgets/move', body)
  },
  'end budget': tools =>
    tools.call(
      `DELETE /api/budgets/${tools.category_id}${tools.oneIn(3) ? '' : `?period=${fromPeriod(tools)}`}`,
    ),
  wish: ({ call, index, from, amount }) =>
    call('POST /api/goals', { name: `Impian ${index}`, target: amount, due_on: null, wallet_id: from }),
  'put aside': async ({ call, id, amount, day, oneIn }) =>
    call(`POST /api/goals/${await id('goals')}/moves`, {
      amount: oneIn(4) ? `-${amount}` : amount,
      moved_on: day,
    }),
  'drop goal': async ({ call, id }) => call(`DELETE /api/goals/${await id('goals')}`),
} satisfies Record<string, (tools: Tools) => Promise<unknown>>

/** Undoing this step restores the order, but not the stored positions. */
export const orderSteps = {
  sort: ({ call, categories, pick, draw }) => {
    const some = [pick(categories, draw.other)?.id ?? 1, pick(categories, draw.place)?.id ?? 1]
    return call('PUT /api/categories/order', { ids: [...new Set(some)] })
  },
} satisfies Record<string, (tools: Tools) => Promise<unknown>>
