import { expect, test } from '@jest/globals'
import { publish } from '../../publish/publish'
import { readHistory } from '../../site/history'
import { credentials, startBucket } from '../../testing/bucket-server'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../../testing/make-dist'
import { runProgram } from '../../testing/run-program'

test('after a publisher was killed the next one waits for the end of its lease, and leaves no trace of it', async () => {
  Object.assign(process.env, credentials)
  const bucket = await startBucket()
  const site = bucket.addressOf('live')
  await publish({ site, dists: [makeShell('one'), makeRemote('user', 'one')], by: 'ana' })
  const dist = makeRemote('user', 'two')
  const given = ['revision written', '1', site, dist]
  const { signal } = await runProgram('deploy/testing/publish-and-die.ts', given, makeFolder())
  expect(signal).toBe('SIGKILL')

  const begun = Date.now()
  const { registry } = await publish({ site, dists: [dist], by: 'ana' })
  expect(Date.now() - begun).toBeGreaterThan(29_000)
  expect(registry).toMatchObject({ revision: 2, remotes: { user: { current: { id: idOf('two') } } } })
  expect((await readHistory(site)).map(({ revision }) => revision)).toEqual([1, 1, 2])
  const revisions = new Set(
    [...bucket.objects.keys()].flatMap(key => /\.revisions\/([^/]+)/.exec(key)?.[1] ?? []),
  )
  expect([...revisions].map(name => Number.parseInt(name)).sort()).toEqual([1, 2])
  await bucket.close()
  removeFolders()
}, 240_000)
