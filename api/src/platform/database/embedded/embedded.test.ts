import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { openInFolder } from '../../../../testing/embedded-folder'
import { failingDisk } from '../../../../testing/failing-disk'
import { prepared } from '../../../../testing/test-database'
import { lockFolder } from './folder/folder-lock'

test('every committed statement is on the disk: fsync is really called', async () => {
  const disk = failingDisk()
  const database = await openInFolder(await prepared(), { start: disk.start })
  await database.query(sql`create table saved (a int)`)
  const before = disk.fsyncs()
  for (let number = 0; number < 20; number += 1)
    await database.query(sql`insert into saved values (${number})`)
  const written = disk.fsyncs()
  await database.query(sql`select * from saved`)
  const read = disk.fsyncs()
  await database.close()
  expect(written - before).toBeGreaterThanOrEqual(20)
  expect(read).toBe(written)
})

describe('the lock of a folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pundi-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is refused to a second taker while the first lives, and free when given back', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(
      `DATA_DIR: another Pundi server (process ${process.pid}) uses the folder ${folder}`,
    )
    unlock()
    expect(readdirSync(folder)).toEqual([])
    ;(await lockFolder(folder))()
  })

  test.each([
    ['of a process that is no more', '4194999 some time'],
    ['of a number that another process has now', `${process.pid} some other time`],
    ['without sense', 'garbage'],
    ['that is empty', ''],
  ])('is taken over from one %s', async (_, content) => {
    writeFileSync(join(folder, 'pundi.lock'), content)
    const unlock = await lockFolder(folder)
    expect(readdirSync(folder)).toEqual(['pundi.lock'])
    unlock()
  })

  test('goes to one of many who find it left behind', async () => {
    writeFileSync(join(folder, 'pundi.lock'), '4194999 some time')
    const takers = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
    expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
