import { afterEach, expect, test } from '@jest/globals'
import type { Registry } from '@pundi/contract/federation'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorRefusal } from '../operator-refusal'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'
import { publish } from './publish'

afterEach(removeFolders)

test('a shell that is opened and refused is not published; a remote is not looked at', async () => {
  const site = makeFolder()
  const registry = () => readFileSync(join(site, 'registry.json'), 'utf8')
  await publish({ site, dists: [makeShell('one')], by: 'ana' })
  const seen: string[] = []
  const tryShell = (_site: string, { shell }: Registry) => {
    seen.push(shell!.current.id)
    return Promise.reject(new OperatorRefusal('It does not start.'))
  }
  await publish({ site, dists: [makeRemote('user', 'one')], by: 'ana', tryShell })
  const before = registry()
  const publication = publish({ site, dists: [makeShell('two')], by: 'ana', tryShell })
  await expect(publication).rejects.toThrow('It does not start.')
  expect([seen, registry()]).toEqual([[idOf('two')], before])
})
