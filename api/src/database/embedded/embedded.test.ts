import fs, { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { prepared } from '../../../testing/test-database'
import { durableOptions, openPglite } from './embedded'
import { lockFolder } from './folder-lock'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pundi-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('every committed statement is on the disk: fsync is really called', async () => {
  const loadDataDir = new Blob([await prepared()])
  const database = await openPglite({ ...durableOptions(join(folder, 'database')), loadDataDir })
  await database.query(sql`create table saved (a int)`)
  const original = fs.fsyncSync
  let calls = 0
  fs.fsyncSync = descriptor => {
    calls += 1
    original(descriptor)
  }
  try {
    for (let number = 0; number < 20; number += 1)
      await database.query(sql`insert into saved values (${number})`)
    expect(calls).toBeGreaterThanOrEqual(20)
    const written = calls
    await database.query(sql`select * from saved`)
    expect(calls).toBe(written)
  } finally {
    fs.fsyncSync = original
    await database.close()
  }
})

test('other requests are read between two statements, however many wait', async () => {
  const database = await openPglite({ loadDataDir: new Blob([await prepared()]) })
  let turns = 0
  let isOver = false
  const countTurns = () => {
    turns += 1
    if (!isOver) setImmediate(countTurns)
  }
  setImmediate(countTurns)
  await Promise.all(Array.from({ length: 30 }, () => database.query(sql`select 1`)))
  isOver = true
  await database.close()
  expect(turns).toBeGreaterThanOrEqual(30)
})

describe('the lock of a folder', () => {
  test('is refused to a second taker while the first lives, and free when given back', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(
      `DATA_DIR: the folder ${folder} is in use by another Pundi (process ${process.pid})`,
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
