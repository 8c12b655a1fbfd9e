import pg from 'pg'
import sql from 'sql-template-tag'
import { openPool } from './database'

function deadlocked(times: number) {
  const asked: string[] = []
  class Deadlocking extends pg.Client {
    override connect(done?: unknown): never {
      ;(done as (error: undefined, client: unknown) => void)(undefined, this)
      return undefined as never
    }
    override query(statement: unknown): never {
      const { text } = statement as { text: string }
      asked.push(text)
      const isEnded = text === 'work' && asked.filter(one => one === 'work').length <= times
      const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
      return (isEnded ? Promise.reject(deadlock) : Promise.resolve({ rows: [{ done: true }] })) as never
    }
    override end(done?: unknown): never {
      ;(done as () => void)()
      return undefined as never
    }
  }
  const config: pg.PoolConfig = { max: 1, Client: Deadlocking }
  return { database: openPool(config), asked }
}

test('a statement that deadlocks end three times is asked a fourth time', async () => {
  const { database, asked } = deadlocked(3)
  expect((await database.query(sql`work`)).rows).toEqual([{ done: true }])
  expect(asked).toEqual(['work', 'work', 'work', 'work'])
  await database.close()
})

test('a transaction that deadlocks end is rolled back and begun again', async () => {
  const { database, asked } = deadlocked(2)
  const { rows } = await database.inTransaction(client => client.query(sql`work`))
  expect(rows).toEqual([{ done: true }])
  const ended = ['begin', 'work', 'rollback']
  expect(asked).toEqual([...ended, ...ended, 'begin', 'work', 'commit'])
  await database.close()
})

test('what deadlocks end each time fails in the end', async () => {
  const { database, asked } = deadlocked(Infinity)
  await expect(database.query(sql`work`)).rejects.toMatchObject({ code: '40P01' })
  expect(asked).toHaveLength(4)
  await database.close()
})
