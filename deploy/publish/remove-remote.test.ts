import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readHistory } from '../site/history'
import { expectServable } from '../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'
import { readServed, registryOf } from '../testing/read-site'
import { publish } from './publish'
import { removeRemote } from './remove-remote'

let site = ''
beforeEach(async () => {
  site = makeFolder()
  await publish({
    site,
    dists: [makeShell('one'), makeRemote('user', 'one'), makeRemote('admin', 'one')],
    by: 'ana',
  })
})
afterEach(removeFolders)

test('the pages of a remote that is removed are named, and nothing but them is gone', async () => {
  const before = registryOf(site)
  const { registry, lost } = await removeRemote({ site, remote: 'admin', by: 'rudi' })
  expect(lost).toEqual(['/admin'])
  expect(registryOf(site)).toEqual(registry)
  expect(registry).toEqual({
    ...before,
    revision: 2,
    folder: expect.not.stringMatching(`^${before.folder}$`),
    remotes: { user: before.remotes.user },
  })
  expect(readServed(site, 'dashboard.html')).not.toContain('/admin')
  expectServable(site)
  expect((await readHistory(site)).at(-1)).toMatchObject({
    ...{ revision: 2, action: 'remove', by: 'rudi' },
    ...{ remote: 'admin', id: idOf('one'), previous: idOf('one') },
  })
})

test.each([
  ['the shell', 'shell', 'The shell cannot be removed'],
  ['what was never published', 'auth', 'No build of auth is published'],
] as const)('%s cannot be removed, and nothing changes', async (_what, remote, sentence) => {
  const before = registryOf(site)
  await expect(removeRemote({ site, remote, by: 'rudi' })).rejects.toThrow(sentence)
  expect(registryOf(site)).toEqual(before)
})
