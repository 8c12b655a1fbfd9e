import { afterEach, expect, test } from '@jest/globals'
import { publish } from './publish'
import { makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'
import { registryOf } from '../testing/read-site'
import { revisionsOf } from './write-revision'

afterEach(removeFolders)

test('a registry needs its own folder, and the one to which a canary is taken back', async () => {
  const site = makeFolder()
  await publish({ site, dists: [makeShell('one'), makeRemote('user', 'one')], by: 'ana' })
  await publish({ site, dists: [makeRemote('admin', 'one')], by: 'ana' })
  expect(revisionsOf(registryOf(site))).toStrictEqual([registryOf(site).folder])
  await publish({ site, dists: [makeRemote('user', 'two')], by: 'ana', percent: 10 })
  const { folder, remotes } = registryOf(site)
  expect(revisionsOf(registryOf(site))).toStrictEqual([folder, remotes.user!.canary!.undo])
})

test('a registry from before there were folders of revisions needs none', () => {
  expect(revisionsOf({ schema: 1, revision: 4, shell: null, remotes: {} })).toStrictEqual([])
})
