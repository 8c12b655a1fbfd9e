import pg from 'pg'
import sql from 'sql-template-tag'
import { openPool } from './database'
import { named } from './compose-statement'

function notedBy(prepare: boolean) {
  const names: unknown[] = []
  class Noting extends pg.Client {
    override connect(done?: unknown): never {
      ;(done as (error: undefined, client: unknown) => void)(undefined, this)
      return undefined as never
    }
    override query(statement: unknown): never {
      names.push((statement as { name?: string }).name)
      return Promise.resolve({ rows: [] }) as never
    }
    override end(done?: unknown): never {
      ;(done as () => void)()
      return undefined as never
    }
  }
  const config: pg.PoolConfig = { max: 1, Client: Noting }
  return { database: openPool(config, { prepare }), names }
}

test.each([
  [true, 'list'],
  [false, undefined],
])('with prepared statements %s, a hot statement has the name %s', async (prepare, name) => {
  const { database, names } = notedBy(prepare)
  const hot = named('list', sql`select 1`)
  await database.query(hot)
  await database.onOneClient(client => client.query(hot))
  await database.inTransaction(client => client.query(hot))
  await database.close()
  expect(names).toEqual([name, name, undefined, name, undefined])
})
