import { afterEach, expect, test } from '@jest/globals'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, removeFolders } from '../../testing/make-dist'
import { folderStore } from './folder-store'

afterEach(removeFolders)

const [old, next] = [Buffer.from('old'), Buffer.from('next')]

test('a file is replaced where it is as it was read, and a missing one where none was', async () => {
  const site = makeFolder()
  const { replace } = folderStore(site)
  expect(await replace('registry.json', old, null)).toBe(true)
  expect(await replace('registry.json', next, old)).toBe(true)
  expect(readFileSync(join(site, 'registry.json'), 'utf8')).toBe('next')
})

test.each([
  ['came meanwhile', old, null, ['registry.json']],
  ['was changed meanwhile', old, Buffer.from('older'), ['registry.json']],
  ['is gone meanwhile', undefined, old, []],
])('a file that %s is left as it is, and the answer is false', async (_what, present, before, files) => {
  const site = makeFolder()
  if (present) writeFileSync(join(site, 'registry.json'), present)
  expect(await folderStore(site).replace('registry.json', next, before)).toBe(false)
  expect(readdirSync(site)).toEqual(files)
  if (present) expect(readFileSync(join(site, 'registry.json'))).toEqual(present)
})

test('the size of a folder is that of all files below it, and of nothing else', async () => {
  const site = makeFolder()
  mkdirSync(join(site, 'r/user/messages'), { recursive: true })
  for (const [file, bytes] of [
    ['r/user/a.js', 5],
    ['r/user/messages/b.js', 7],
    ['r/c.js', 100],
  ] as const)
    // oxfmt-ignore
    writeFileSync(join(site, file), Buffer.alloc(bytes))
  expect(await folderStore(site).sizeOf('r/user')).toBe(12)
})

test('of a folder its folders are listed, no files, and none of one that is missing', async () => {
  const site = makeFolder()
  mkdirSync(join(site, 'r/user'), { recursive: true })
  writeFileSync(join(site, 'r/notes.txt'), '')
  const { listFolders } = folderStore(site)
  expect(await listFolders('r')).toEqual([{ name: 'user', changedAt: expect.any(Number) }])
  expect(await listFolders('none')).toEqual([])
})

test('what cannot be listed is a failure, and not an empty folder', async () => {
  const site = makeFolder()
  writeFileSync(join(site, 'r'), 'a file where the builds should go')
  await expect(folderStore(site).listFolders('r')).rejects.toMatchObject({ code: 'ENOTDIR' })
})

test('only copies of the pointer are leftovers', async () => {
  const site = makeFolder()
  const kept = ['.registry.next.json.mine', 'a.registry.json.1', 'registry.json']
  for (const name of [...kept, '.registry.json.1', '.registry.next.json']) writeFileSync(join(site, name), '')
  await folderStore(site).removeLeftovers()
  expect(readdirSync(site).sort()).toEqual(kept)
})

test('a folder that is removed leaves nothing behind, and the others stay', async () => {
  const site = makeFolder()
  for (const name of ['one', 'two']) {
    mkdirSync(join(site, 'r', name), { recursive: true })
    writeFileSync(join(site, 'r', name, 'a.js'), '')
  }
  await folderStore(site).remove('r/one')
  expect(readdirSync(join(site, 'r'))).toEqual(['two'])
})
