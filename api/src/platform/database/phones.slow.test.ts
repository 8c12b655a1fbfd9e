import { phone } from '@pundi/contract'
import fc from 'fast-check'
import sql from 'sql-template-tag'
import { openEmptyDatabase } from '../../../testing/test-database'
import { migrate, readMigrations } from './migrate'

const stored = fc.sample(
  fc
    .stringMatching(/^(\+62|\+620|62|620|0062|00|0|\+|\+34|1)8?\d{6,10}$/)
    .filter(({ length }) => length < 16),
  { numRuns: 300, seed: 16 },
)

test('stored phone numbers get the form that new ones are saved in', async () => {
  const database = await openEmptyDatabase()
  const all = readMigrations()
  await migrate(
    database,
    all.filter(({ name }) => name < '016'),
  )
  await database.query(
    sql`insert into users (name, email, phone)
        select 'Sari', 'sari-' || place || '@example.com', phone
        from jsonb_array_elements_text(${JSON.stringify([...stored, null])}::jsonb) with ordinality p (phone, place)`,
  )
  await migrate(database, all)
  const { rows } = await database.query<{ phone: string | null }>(sql`select phone from users order by id`)
  await database.close()
  expect(rows.map(row => row.phone)).toEqual([...stored.map(number => phone.parse(number)), null])
})
