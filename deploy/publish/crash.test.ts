import { afterEach, expect, test } from '@jest/globals'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './move-pointer'
import { publish } from './publish'
import { takeBack } from './take-back'
import { readHistory } from '../site/history'
import { expectServable } from '../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'
import { readServed, registryOf, servedFolder } from '../testing/read-site'
import { runProgram } from '../testing/run-program'
import { publicationEnds } from '../testing/publication-ends'

afterEach(removeFolders)

const ship = (site: string, ...dists: string[]) => publish({ site, dists, by: 'ana' })

async function makeSite() {
  const site = makeFolder()
  await ship(site, makeShell('one'), makeRemote('user', 'one'))
  return site
}

// These publications fail within this process. The slow test kills a real process at each step.
test.each(publicationEnds)(
  'a publication that ends at "%s" leaves revision %i in force, whole',
  async (step, revision) => {
    const site = await makeSite()
    const onStep = (reached: Step) => {
      if (reached === step) throw new Error('the end')
    }
    const dists = [makeRemote('user', 'two')]
    await expect(publish({ site, dists, by: 'ana', onStep })).rejects.toThrow('the end')
    expect(expectServable(site)).toMatchObject({
      revision,
      remotes: { user: { current: { id: idOf(['one', 'two'][revision - 1]!) } } },
    })
    expect((await readHistory(site)).at(-1)?.revision).toBe(revision)
    expect((await ship(site, makeRemote('user', 'three'))).registry.revision).toBe(revision + 1)
    expect(readServed(site, 'dashboard.html')).toContain(idOf('three'))
  },
)

test('a publication that is killed while it writes pages is seen by nobody', async () => {
  const site = await makeSite()
  const given = ['page written', '2', site, makeRemote('user', 'two')]
  const { signal } = await runProgram('deploy/testing/publish-and-die.ts', given, site)
  expect(signal).toBe('SIGKILL')
  expect(expectServable(site).revision).toBe(1)
  expect(readdirSync(join(site, '.revisions'))).toHaveLength(2)
  await expect(ship(site, makeRemote('user', 'one'))).rejects.toThrow('already live')
  expect(readdirSync(join(site, '.revisions'))).toHaveLength(1)
})

test.each([
  ['ship of what is in force', (site: string) => ship(site, makeRemote('user', 'two')), 2],
  ['a rollback', (site: string) => takeBack({ site, remote: 'user', isRevoked: false, by: 'ana' }), 3],
])('%s puts pages in order that are missing or of another revision', async (_what, repair, revision) => {
  const site = await makeSite()
  await ship(site, makeRemote('user', 'two'))
  writeFileSync(join(servedFolder(site), 'dashboard.html'), 'of another revision')
  rmSync(join(servedFolder(site), '404.html'))
  writeFileSync(join(site, '.registry.json.0'), '{')
  mkdirSync(join(site, '.revisions', '3-00000000'))
  await Promise.resolve(repair(site)).catch((error: unknown) => {
    expect(String(error)).toContain('already live')
  })
  expect(expectServable(site).revision).toBe(revision)
  expect(readServed(site, 'dashboard.html')).not.toContain('another revision')
  expect(readdirSync(site).filter(name => name.startsWith('.registry'))).toEqual([])
  expect(readdirSync(join(site, '.revisions'))).not.toContain('3-00000000')
})

test('the revision in force, and those before it, outlive what a publication left unfinished', async () => {
  const site = await makeSite()
  await ship(site, makeRemote('user', 'two'))
  const [before, inForce] = readdirSync(join(site, '.revisions')).sort()
  mkdirSync(join(site, '.revisions', '2-00000000'))
  mkdirSync(join(site, '.revisions', '.upload-x'))
  await expect(ship(site, makeRemote('user', 'two'))).rejects.toThrow('already live')
  expect(readdirSync(join(site, '.revisions')).sort()).toEqual([before, inForce])
})

test('a registry that another process moved meanwhile is not written over', async () => {
  const site = await makeSite()
  const file = join(site, 'registry.json')
  const moved = JSON.stringify({ ...registryOf(site), revision: 7 })
  const onStep = (reached: Step) => {
    if (reached === 'revision written') writeFileSync(file, moved)
  }
  await expect(publish({ site, dists: [makeRemote('user', 'two')], by: 'ana', onStep })).rejects.toThrow(
    `Another process changed ${file} from revision 1 to 7 during this command.`,
  )
  expect(readFileSync(file, 'utf8')).toBe(moved)
})

test('a site in order is left alone by a refused publication', async () => {
  const site = await makeSite()
  const before = registryOf(site)
  await expect(ship(site, makeRemote('user', 'one'))).rejects.toThrow('already live')
  expect(registryOf(site)).toEqual(before)
})

test('pages that the shell in force can no longer fill are left alone until another shell comes', async () => {
  const site = await makeSite()
  const before = registryOf(site)
  writeFileSync(join(site, '.shells', idOf('one'), 'templates/page.html'), 'of an older version')
  await expect(ship(site, makeRemote('user', 'one'))).rejects.toThrow('already live')
  expect(registryOf(site)).toEqual(before)
  await ship(site, makeShell('two'))
  expect(expectServable(site).revision).toBe(2)
})
