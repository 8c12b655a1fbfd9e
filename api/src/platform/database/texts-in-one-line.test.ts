import sql from 'sql-template-tag'
import { openEmptyDatabase } from '../../../testing/test-database'
import { migrate, readMigrations } from './migrate'

const [broken, whole] = ['Kos\r\n\nhttp://x\u2028C:\\new\ttab "q"', 'Kos http://x C:\\new tab "q"']

test('texts of every kind that had line breaks are in one line, in the records and in the log, and others as they were', async () => {
  const database = await openEmptyDatabase()
  const all = readMigrations()
  await migrate(
    database,
    all.filter(({ name }) => name < '044'),
  )
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
  const untouched = 'C:\\\\next\\ and\u00a0blank'
  for (const statement of [
    sql`insert into users (name, last_name, email) values (${`Sari ${broken}`}, ${broken}, 'a@pundi.example')`,
    sql`insert into categories (user_id, name, type) values (1, ${broken}, 'expense'), (1, ${untouched}, 'expense')`,
    sql`insert into wallets (user_id, name, kind, opening_balance, opening_date) values (1, ${broken}, 'cash', 0, '2026-01-01')`,
    sql`insert into goals (user_id, name, target) values (1, ${broken}, 1)`,
    sql`insert into transactions (user_id, amount, type, description, transaction_date, tags, splits, shares)
        values (1, 1, 'expense', ${broken}, '2026-01-01', array['one', ${broken}],
          ${json([{ category_id: 1, amount: '1', note: broken }])},
          ${json([{ name: broken, amount: '1', owed_by: 'friend' }])})`,
    sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
        values (1, 1, 'expense', 1, ${untouched}, '2026-01-01')`,
    sql`insert into transfers (user_id, from_wallet_id, amount, description, transfer_date) values (1, 1, 1, ${broken}, '2026-01-01')`,
    sql`insert into activities (user_id, type, subject, record_id, before, after)
        values (1, 'Change transaction', 'transaction', 1, ${json({ description: broken })}, ${json({ description: untouched })})`,
  ])
    await database.query(statement)
  await migrate(database, all)
  const { rows } = await database.query(
    sql`select u.name, u.last_name, c.name as category, w.name as wallet, g.name as goal, t.description, t.tags,
          t.splits -> 0 ->> 'note' as note, t.shares -> 0 ->> 'name' as friend, m.description as moved,
          a.before ->> 'description' as before
        from users u, categories c, wallets w, goals g, transactions t, transfers m, activities a
        where c.id = 1 and t.id = 1`,
  )
  const names = { last_name: whole, category: whole, wallet: whole, goal: whole, friend: whole }
  const words = { description: whole, note: whole, moved: whole, before: whole, tags: ['one', whole] }
  expect(rows).toEqual([{ name: `Sari ${whole}`, ...names, ...words }])
  const kept = await database.query(
    sql`select c.name, t.description, a.after ->> 'description' as after
        from categories c, transactions t, activities a where c.id = 2 and t.id = 2`,
  )
  await database.close()
  expect(kept.rows).toEqual([{ name: untouched, description: untouched, after: untouched }])
})
