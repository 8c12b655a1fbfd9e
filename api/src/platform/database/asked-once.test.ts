import sql from 'sql-template-tag'
import { letterTo, readAllLetters } from '../../../testing/letters'
import { startApi } from '../../../testing/start-api'
import { openEmptyDatabase } from '../../../testing/test-database'
import { until } from '../../../testing/until'
import { migrate, readMigrations } from './migrate'

test('who never proved their address is asked by one e-mail, one a second, and nobody else is', async () => {
  const database = await openEmptyDatabase()
  const all = readMigrations()
  await migrate(
    database,
    all.filter(({ name }) => name < '045'),
  )
  await database.query(
    sql`insert into users (name, email, language, status, email_verified_at) values
          ('a', 'unproven@pundi.example', 'es', 'active', null), ('b', 'proven@pundi.example', null, 'active', now()),
          ('c', 'deactive@pundi.example', null, 'deactive', null), ('d', 'later@pundi.example', null, 'active', null),
          ('e', 'moves@pundi.example', null, 'active', null), ('f', 'reset@pundi.example', null, 'active', null)`,
  )
  await migrate(database, all)
  await migrate(database, all)
  const { rows } = await database.query(
    sql`select email, language, round(extract(epoch from next_attempt_at - now()))::int between 590 and 604 as waits,
          next_attempt_at - min(next_attempt_at) over () = make_interval(secs => row_number() over (order by id) - 1) as apart
        from mails where kind = 'prove email' order by id`,
  )
  const queued = { waits: true, apart: true, language: 'id' }
  expect(rows).toEqual([
    { ...queued, email: 'unproven@pundi.example', language: 'es' },
    ...['later', 'moves', 'reset'].map(name => ({ ...queued, email: `${name}@pundi.example` })),
  ])
  const api = await startApi({}, database, { mailRound: 50 })
  await database.query(sql`update users set email = 'moved@pundi.example' where name = 'e'`)
  await database.query(sql`update users set email_verified_at = now() where name = 'f'`)
  await database.query(sql`update mails set next_attempt_at = now()`)
  const { subject, link } = await letterTo(api, 'unproven@pundi.example')
  expect(subject).toBe('Confirma tu correo para Pundi')
  await until(async () => (await api.rows(sql`select from mails`)).length === 0)
  const asked = ['later@pundi.example', 'moved@pundi.example', 'unproven@pundi.example']
  expect(
    readAllLetters(api)
      .map(({ to }) => to)
      .sort(),
  ).toEqual(asked)
  const token = new URL(link).searchParams.get('token')!
  expect((await api.call('POST /api/auth/confirm-email', { token })).status).toBe(200)
  for (const { link } of readAllLetters(api))
    api.secrets.add(new URL(link).searchParams.get('token')!.slice(6))
  await api.close()
})
