import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from './embedded'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pundi-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('each start is another life of the database: a backup may have been put back before it', async () => {
  const open = async () => {
    const database = await openEmbedded(folder)
    await database.close()
    return database.life
  }
  const first = await open()
  expect(first).toBeDefined()
  expect(await open()).not.toBe(first)
})
