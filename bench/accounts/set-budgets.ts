import type { Saver } from './serve'

const prepared = new Set<string>()

export async function setBudgets({ token, call }: Saver) {
  if (prepared.has(token)) return
  prepared.add(token)
  const ask = async <Data>(what: string, body?: object) =>
    (JSON.parse(await call(what, body)) as { data: Data }).data
  const { today } = await ask<{ today: string }>('GET /api/outlook')
  const from_period = `${Number(today.slice(0, 4)) - 2}${today.slice(4, 7)}-01`
  const all = await ask<{ id: number; type: string }[]>('GET /api/categories')
  const categories = all.filter(({ type }) => type === 'expense')
  for (const { id } of categories)
    await call(`PUT /api/budgets/${id}`, { amount: '2000000', from_period, carry: 'both' })
  const goal = { name: 'Laptop', target: '12000000', due_on: null, wallet_id: null }
  const { id } = await ask<{ id: number }>('POST /api/goals', goal)
  await call(`POST /api/goals/${id}/moves`, { amount: '250000', moved_on: today })
  for (const [place, { id: category_id }] of categories.entries()) {
    const template = { type: 'expense', amount: '75000', category_id, description: `Tagihan ${place}` }
    const rule = { unit: 'week', every: 1, anchor_date: today, is_automatic: false }
    await call('POST /api/schedules', { ...rule, template })
  }
}
