import sql from 'sql-template-tag'
import { openInFolder } from '../../../../testing/embedded-folder'
import { failingDisk } from '../../../../testing/failing-disk'
import { prepared } from '../../../../testing/test-database'
import { until } from '../../../../testing/until'
import type { Database } from '../database'
import { DatabaseUnavailable } from '../unavailable'

const disk = failingDisk()
let database: Database
beforeAll(async () => {
  database = await openInFolder(await prepared(), { start: disk.start, pause: 1000 })
}, 240_000)
beforeEach(() =>
  database.query({ text: 'drop table if exists saved; create table saved (n int, text text)' }),
)
afterAll(() => database.close())

test.each([
  ['full', 'ENOSPC', '53100'],
  ['whose quota is used up', 'EDQUOT', '53100'],
  ['that breaks', 'EIO', '58030'],
  ['that became read-only', 'EROFS', '58030'],
])(
  'on a disk %s a write is unavailable, reads go on, and writes too once there is room',
  async (_, code, state) => {
    await add(1)
    disk.fail(code, /\/base\//)
    const failure = await add(5000).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DatabaseUnavailable)
    expect(failure).toMatchObject({ code: state })
    expect([await count(), await database.isWritable()]).toEqual([1, false])
    disk.repair()
    expect(await database.isWritable()).toBe(false)
    await until(() => database.isWritable())
    await add(5000)
    expect(await count()).toBe(5001)
  },
)

test.each([
  ['a full disk where the log goes on', 'ENOSPC', 'write'],
  ['an fsync that fails', 'EIO', 'fsync'],
] as const)(
  '%s: dies, acknowledges nothing, and is opened anew with all that was',
  async (_, code, call) => {
    await add(1)
    disk.fail(code, /\/pg_wal\//, call)
    await expect(add(1)).rejects.toBeInstanceOf(DatabaseUnavailable)
    for (let times = 0; times < 3; times += 1)
      await expect(add(1)).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(count()).rejects.toBeInstanceOf(DatabaseUnavailable)
    disk.repair()
    await until(async () => (await add(1).catch(() => 'not yet')) === undefined)
    expect([2, 3]).toContain(await count())
    await until(() => database.isWritable())
  },
  120_000,
)

const add = async (rows: number) => {
  await database.query(
    sql`insert into saved select n, repeat('x', 100) from generate_series(1, ${rows}::int) n`,
  )
}

const count = async () => {
  const { rows } = await database.query<{ count: number }>(sql`select count(*) as count from saved`)
  return rows[0]!.count
}
