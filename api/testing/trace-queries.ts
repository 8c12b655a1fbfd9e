import sql, { raw, type Sql } from 'sql-template-tag'
import { resetToken } from './letters'
import { addTransaction, saverOf, type Saver } from './savers'
import type { Api } from './start-api'

let people = 0

/** A user with a row in every table. `words`: texts of this user that appear nowhere else. */
export async function newRichSaver(api: Api): Promise<Saver & { words: string[] }> {
  people += 1
  const [name, phone, description] = [`Melati-${people}`, `0899${people}88776`, `Rahasia-${people}`]
  const [category, amount] = [`Celengan-${people}`, `765${people}432.10`]
  const person = await saverOf(
    api,
    await api.signUp({ name, phone, email: `melati-${people}@pundi.example` }),
  )
  const { id, token, gaji, makanan, email } = person
  const body = { category_id: gaji, description, amount }
  const added = await addTransaction(api, token, body, { 'idempotency-key': 'once' })
  if (added.status !== 201) throw new Error(`The transaction was answered ${added.status}.`)
  await api.call('POST /api/categories', { token, body: { name: category, type: 'income' } })
  const [wallet, moved] = [`Dompet-${people}`, `Pindah-${people}`]
  const kept = { name: wallet, kind: 'cash', opening_balance: '0', opening_date: '2026-01-01' }
  const { json: purse } = await api.call('POST /api/wallets', { token, body: kept })
  const out = { from_wallet_id: purse.data.id, to_wallet_id: null, amount: '5', transfer_date: '2026-02-01' }
  await api.call('POST /api/transfers', { token, body: { ...out, description: moved } })
  const bought = `Cicilan-${people}`
  const loan = { ...kept, name: `Paylater-${people}`, kind: 'loan' }
  const { json: lender } = await api.call('POST /api/wallets', { token, body: loan })
  const plan = { wallet_id: lender.data.id, category_id: person.makanan, name: bought, amount: '6', count: 2 }
  const dates = { date: '2026-02-01', first_due: '2026-02-01', books: 'at_once' }
  const { json: purchase } = await api.call('POST /api/instalments', { token, body: { ...plan, ...dates } })
  const { json: second } = await api.call('POST /api/wallets', {
    token,
    body: { ...kept, name: `Lama-${people}` },
  })
  const payment = { from_wallet_id: second.data.id, amount: '1', date: '2026-02-01' }
  await api.call(`POST /api/instalments/${purchase.data.id}/payment`, { token, body: payment })
  await api.call(`DELETE /api/wallets/${second.data.id}?move_to=${lender.data.id}`, { token })
  const wished = `Impian-${people}`
  const goal = { name: wished, target: '7', due_on: null, wallet_id: purse.data.id }
  const { json: added_goal } = await api.call('POST /api/goals', { token, body: goal })
  const aside = { amount: '1', moved_on: '2026-02-01' }
  await api.call(`POST /api/goals/${added_goal.data.id}/moves`, { token, body: aside })
  const [part, note] = [{ category_id: gaji, amount: '1' }, `Bagian-${people}`]
  const split = {
    description,
    amount: '3',
    tags: [`tag-${people}`],
    splits: [part, { ...part, amount: '2', note }],
  }
  await addTransaction(api, token, { ...split, category_id: gaji })
  const limit = { amount: `876${people}543.21`, from_period: '2026-02-01' }
  await api.call(`PUT /api/budgets/${makanan}`, { token, body: limit })
  const friend = `Teman-${people}`
  const bill = { type: 'expense', category_id: makanan, shares: [{ name: friend, amount: '2' }] }
  await addTransaction(api, token, { ...bill, description, amount: '4' })
  const settlement = { name: friend, transaction_date: '2026-02-28' }
  const settled = await api.call('POST /api/shares/settlement', { token, body: settlement })
  if (settled.status !== 201) throw new Error(`The settlement was answered ${settled.status}.`)
  const repeated = `Rutin-${people}`
  const template = { type: 'expense', category_id: makanan, amount: '7', description: repeated }
  const rule = { unit: 'month', anchor_date: '2026-02-01', count: 1, is_automatic: true }
  const planned = await api.call('POST /api/schedules', { token, body: { template, ...rule } })
  if (planned.status !== 201) throw new Error(`The schedule was answered ${planned.status}.`)
  await api.call(`POST /api/schedules/proposals/${'0'.repeat(32)}/refuse`, { token })
  await resetToken(api, email)
  const [subject, wanted] = [`subject-${people}`, `moving-${people}@pundi.example`]
  await api.rows(
    sql`insert into identities (user_id, issuer, subject) values (${id}, 'https://x', ${subject})`,
  )
  await api.rows(sql`insert into email_changes values (${id}, ${wanted}, null, now() + interval '1 hour')`)
  await api.rows(
    sql`insert into email_proofs values (${id}, ${email}, sha256(${email}::bytea), now() + interval '1 hour')`,
  )
  await api.rows(
    sql`insert into unsubscribe_links values (${id}, sha256(${email}::bytea), 'letter', now() + interval '1 year')`,
  )
  await api.rows(sql`insert into budget_marks (user_id, period, category_id, mark)
                     select user_id, '2026-01-01', id, 80 from categories where user_id = ${id} limit 1`)
  await api.rows(sql`insert into reminders (user_id, schedule_id, due_on, mail_id)
                     select user_id, id, '2026-02-01', 1 from schedules where user_id = ${id}`)
  await api.rows(sql`insert into letters (user_id, period) values (${id}, '2026-01-01')`)
  await api.rows(sql`insert into budget_looks (user_id, looked_on, audit_id) values (${id}, '2026-01-01', 1)`)
  await api.rows(sql`insert into job_claims (user_id, job, claimed_until) values (${id}, 'book', now())`)
  await api.rows(
    sql`insert into mails (kind, email, language, user_id, next_attempt_at)
        values ('confirm email', ${wanted}, 'en', ${id}, now() + interval '1 hour'),
          ('reset', ${email.toUpperCase()}, 'en', null, now() + interval '1 hour')`,
  )
  return {
    ...person,
    words: [
      name,
      phone,
      description,
      category,
      amount,
      email,
      subject,
      wanted,
      wallet,
      moved,
      bought,
      wished,
      repeated,
      note,
      friend,
      limit.amount,
    ],
  }
}

export async function tablesOf(api: Api, column?: string): Promise<string[]> {
  const rows = await api.rows(
    sql`select distinct t.table_name as name from information_schema.tables t
          join information_schema.columns c using (table_schema, table_name)
        where table_schema = current_schema() and t.table_type = 'BASE TABLE'
          and (${column ?? null}::text is null or c.column_name = ${column ?? null}) order by 1`,
  )
  return rows.map(({ name }) => String(name))
}

export async function tablesWith(api: Api, tables: string[], which: Sql): Promise<string[]> {
  const found = await Promise.all(
    tables.map(async name => (await api.rows(sql`select from ${raw(name)} r where ${which}`)).length > 0),
  )
  return tables.filter((_, index) => found[index])
}

/**
 * The user's rows by table, without activities, audit and sessions, because most calls add rows to
 * those three.
 */
export async function rowsOf(api: Api, id: number): Promise<Record<string, unknown>> {
  const tables = (await tablesOf(api, 'user_id')).filter(
    name => !['activities', 'audit', 'sessions'].includes(name),
  )
  const rows = await Promise.all(
    tables.map(name => api.rows(sql`select r::text from ${raw(name)} r where user_id = ${id} order by 1`)),
  )
  return Object.fromEntries(tables.map((name, index) => [name, rows[index]]))
}
