import type { Settings } from '@pundi/contract'
import type { Answer } from './answer'
import { type Hand, toolsOf } from './hand'

type Change = (hand: ReturnType<typeof toolsOf>) => Promise<Answer>

export const makeChange = (name: string, hand: Hand): Promise<Answer> => everyChange[name]!(toolsOf(hand))

/** Names of all calls that change a user's data, except the call that deletes the account. */
export const changeNames = (): string[] => Object.keys(everyChange)

const everyChange: Record<string, Change> = {
  'DELETE /activities/:id': async ({ call, any }) =>
    call(`DELETE /api/activities/${await any('activities')}`),
  'DELETE /auth/sessions': ({ call }) => call('DELETE /api/auth/sessions'),
  'DELETE /auth/sessions/:id': async ({ call, rows, pick }) => {
    const others = (await rows('auth/sessions')).filter(row => !(row as { current?: boolean }).current)
    return call(`DELETE /api/auth/sessions/${pick(others)?.id ?? 999_999_999}`)
  },
  'DELETE /budgets/:category_id': async ({ call, expense, flip }) =>
    call(`DELETE /api/budgets/${await expense()}${flip() ? '?period=2026-03-01' : ''}`),
  'DELETE /categories/:id': async ({ call, expense }) =>
    call(`DELETE /api/categories/${await expense()}?move_to=${await expense()}`),
  'DELETE /goals/:id': async ({ call, any }) => call(`DELETE /api/goals/${await any('goals')}`),
  'DELETE /goals/:id/moves/:move_id': async ({ call, rows, pick }) => {
    const goal = pick((await rows('goals')) as unknown as { id: number; moves?: { id: number }[] }[])
    return call(`DELETE /api/goals/${goal?.id ?? 1}/moves/${pick(goal?.moves ?? [])?.id ?? 1}`)
  },
  'DELETE /instalments/:id': async ({ call, any }) =>
    call(`DELETE /api/instalments/${await any('instalments')}`),
  'DELETE /schedules/:id': async ({ call, any }) => call(`DELETE /api/schedules/${await any('schedules')}`),
  'DELETE /transactions/:id': async ({ call, any }) =>
    call(`DELETE /api/transactions/${await any('transactions')}`),
  'DELETE /transfers/:id': async ({ call, any }) => call(`DELETE /api/transfers/${await any('transfers')}`),
  'DELETE /wallets/:id': async ({ call, any }) =>
    call(`DELETE /api/wallets/${await any('wallets')}?move_to=${await any('wallets')}`),
  'PATCH /categories/:id': async ({ call, any, word }) =>
    call(`PATCH /api/categories/${await any('categories')}`, { name: word() }),
  'POST /activities/:id/restore': async ({ call, undone, pick }) =>
    call(`POST /api/activities/${pick(await undone()) ?? 1}/restore`, { overwrite: true }),
  'POST /activities/restore': async ({ call, undone }) =>
    call('POST /api/activities/restore', { ids: [...(await undone()).slice(0, 3), 1].slice(0, 3) }),
  'POST /auth/change-password': ({ call, person: { password } }) =>
    call('POST /api/auth/change-password', { password, current_password: password }),
  'POST /auth/confirm-email/link': ({ call }) => call('POST /api/auth/confirm-email/link'),
  'POST /auth/logout': async ({ by, spare }) => by(await spare(), 'POST /api/auth/logout'),
  'POST /auth/rotate': async ({ by, spare }) => by(await spare(), 'POST /api/auth/rotate'),
  'POST /budgets/move': async ({ call, expense }) =>
    call('POST /api/budgets/move', {
      ...{ from_category_id: await expense(), to_category_id: await expense() },
      ...{ amount: '1', period: '2026-02-01' },
    }),
  'POST /categories': ({ call, word, flip }) =>
    call('POST /api/categories', { name: word(), type: flip() ? 'income' : 'expense' }),
  'POST /categories/remove': async ({ call, any }) =>
    call('POST /api/categories/remove', { ids: [await any('categories'), await any('categories')] }),
  'POST /categories/several': ({ call, word }) =>
    call('POST /api/categories/several', { categories: [{ name: word(), type: 'expense' }] }),
  'POST /goals': async ({ call, word, any }) =>
    call('POST /api/goals', { name: word(), target: '9', due_on: null, wallet_id: await any('wallets') }),
  'POST /goals/:id/moves': async ({ call, any, amount }) =>
    call(`POST /api/goals/${await any('goals')}/moves`, { amount: amount(), moved_on: '2026-02-01' }),
  'POST /instalments': async ({ call, word, debt, expense, flip }) =>
    call('POST /api/instalments', {
      ...{ wallet_id: await debt(), category_id: await expense(), name: word(), amount: '90', count: 3 },
      ...{ date: '2026-01-20', first_due: '2026-01-31', books: flip() ? 'at_once' : 'per_instalment' },
    }),
  'POST /instalments/:id/payment': async ({ call, any }) =>
    call(`POST /api/instalments/${await any('instalments')}/payment`, {
      ...{ from_wallet_id: await any('wallets'), amount: '1', date: '2026-02-02' },
    }),
  'POST /schedules': async ({ call, plan }) => call('POST /api/schedules', await plan()),
  'POST /schedules/:id/days/book': async ({ call, any }) =>
    call(`POST /api/schedules/${await any('schedules')}/days/book`, {
      ...{ due_on: '2026-01-01', last_due_on: '2026-02-01' },
    }),
  'POST /schedules/:id/days/unbook': async ({ call, any }) =>
    call(`POST /api/schedules/${await any('schedules')}/days/unbook`, {
      records: [{ due_on: '2026-01-01', record_id: await any('transactions') }],
    }),
  'POST /wallets/:id/assignment': async ({ call, any }) =>
    call(`POST /api/wallets/${await any('wallets')}/assignment`),
  'POST /schedules/:id/book': async ({ call, any, day }) =>
    call(`POST /api/schedules/${await any('schedules')}/book`, { due_on: day() }),
  'POST /schedules/:id/skip': async ({ call, any, day }) =>
    call(`POST /api/schedules/${await any('schedules')}/skip`, { due_on: day() }),
  'POST /schedules/:id/unbook': async ({ call, any, rows, pick }) => {
    const days = (await rows('schedules/days?from=2026-01-01&to=2026-12-31')) as unknown as Day[]
    const day = pick(days.filter(one => one.state === 'booked'))
    const id = day?.schedule_id ?? (await any('schedules'))
    return call(`POST /api/schedules/${id}/unbook`, {
      ...{ due_on: day?.due_on ?? '2026-01-31', record_id: day?.record_id ?? 1 },
    })
  },
  'POST /schedules/proposals/:key/refuse': ({ call, pick }) =>
    call(`POST /api/schedules/proposals/${pick(['0', '1', '2'])!.repeat(32)}/refuse`),
  'POST /shares/settlement': async ({ call, any, flip }) =>
    call('POST /api/shares/settlement', {
      ...{ name: 'Budi', wallet_id: await any('wallets'), transaction_date: '2026-02-20' },
      ...(flip() && { amount: '0.5' }),
    }),
  'POST /transactions': async ({ call, expenseBody }) => call('POST /api/transactions', await expenseBody()),
  'POST /transactions/move': async ({ call, any, expense }) =>
    call('POST /api/transactions/move', {
      ids: [await any('transactions'), await any('transactions')],
      category_id: await expense(),
    }),
  'POST /transactions/remove': async ({ call, any }) =>
    call('POST /api/transactions/remove', { ids: [await any('transactions'), await any('transactions')] }),
  'POST /transfers': async ({ call, transferBody }) => call('POST /api/transfers', await transferBody()),
  'POST /transfers/remove': async ({ call, any }) =>
    call('POST /api/transfers/remove', {
      ids: [await any('transfers')],
      transaction_ids: [await any('transactions')],
    }),
  'POST /wallets': ({ call, word, flip }) =>
    call('POST /api/wallets', {
      ...{ name: word(), kind: flip() ? 'cash' : 'loan', opening_balance: '7', opening_date: '2026-01-01' },
    }),
  'POST /wallets/:id/correction': async ({ call, any, amount }) =>
    call(`POST /api/wallets/${await any('wallets')}/correction`, { balance: amount(), date: '2026-02-28' }),
  'PUT /budgets': async ({ call, expense, amount }) =>
    call('PUT /api/budgets', {
      from_period: '2026-02-01',
      budgets: [{ category_id: await expense(), amount: amount() }],
    }),
  'PUT /budgets/:category_id': async ({ call, expense, amount, flip }) =>
    call(`PUT /api/budgets/${await expense()}`, {
      amount: amount(),
      from_period: '2026-02-01',
      is_once: flip(),
    }),
  'PUT /categories/:id': async ({ call, expense, word }) =>
    call(`PUT /api/categories/${await expense()}`, { name: word(), type: 'expense' }),
  'PUT /categories/order': async ({ call, any }) =>
    call('PUT /api/categories/order', {
      ids: [...new Set([await any('categories'), await any('categories')])],
    }),
  'PUT /goals/:id': async ({ call, any, word }) =>
    call(`PUT /api/goals/${await any('goals')}`, {
      ...{ name: word(), target: '9', due_on: null, wallet_id: await any('wallets') },
    }),
  'PUT /schedules/:id': async ({ call, any, plan }) =>
    call(`PUT /api/schedules/${await any('schedules')}`, await plan()),
  'PUT /settings': async ({ call, flip }) => {
    const settings = await call('GET /api/settings')
    if (settings.status !== 200) return settings
    const { pending_email: _, has_password: __, ...body } = settings.json.data as Settings
    return call('PUT /api/settings', { ...body, theme: flip() ? 'dark' : 'light' })
  },
  'PUT /transactions/:id': async ({ call, any, expenseBody }) =>
    call(`PUT /api/transactions/${await any('transactions')}`, await expenseBody()),
  'PUT /transfers/:id': async ({ call, any, transferBody }) =>
    call(`PUT /api/transfers/${await any('transfers')}`, await transferBody()),
  'PUT /wallets/:id': async ({ call, any, word, flip }) =>
    call(`PUT /api/wallets/${await any('wallets')}`, {
      ...{ name: word(), kind: 'cash', opening_balance: '7', opening_date: '2026-01-01', is_closed: flip() },
    }),
}

type Day = { schedule_id: number; due_on: string; state: string; record_id: number | null }
