import { afterEach, expect, test } from '@jest/globals'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../store/open-store'
import type { Step } from './move-pointer'
import { publish } from './publish'
import { readHistory } from '../site/history'
import { registryOf, servedFolder } from '../testing/read-site'
import { expectServable } from '../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, pageTemplate, removeFolders } from '../testing/make-dist'
import { runProgram } from '../testing/run-program'

afterEach(removeFolders)

const ship = (site: string, ...dists: string[]) => publish({ site, dists, by: 'ana', drop: 'all' })
const page = (name: string) => ({ page: name, path: `/${name}`, title: name, files: [] })

async function prepare() {
  const site = makeFolder()
  await ship(
    site,
    makeShell('one'),
    makeRemote('user', 'one', { pages: [page('dashboard'), page('reports')] }),
  )
  const template = pageTemplate.replace("boot('page')", "boot('other')")
  const dists = [
    makeShell('two', { files: { 'templates/page.html': template } }),
    makeRemote('user', 'two', { pages: [page('dashboard'), page('goals')] }),
  ]
  return { site, dists }
}

async function die(site: string, dists: string[], step: string, times: number) {
  const given = [step, String(times), site, ...dists]
  const { signal } = await runProgram('deploy/testing/publish-and-die.ts', given, site)
  expect(signal).toBe('SIGKILL')
}

/**
 * Columns: description; the step at which the publication is killed; how many times the publication
 * has then reached this step; the revision that is live afterwards.
 */
const deaths: [string, Step, number, number][] = [
  ['the first file is uploaded', 'file uploaded', 1, 1],
  ['the templates of the shell are uploaded', 'file uploaded', 4, 1],
  ['a build is uploaded', 'build uploaded', 1, 1],
  ['the folder is locked', 'locked', 1, 1],
  ['the first page is written', 'page written', 1, 1],
  ['half of the pages are written', 'page written', 4, 1],
  ['the last file of the revision is written', 'page written', 8, 1],
  ['the revision is written', 'revision written', 1, 1],
  ['the pointer is moved', 'moved', 1, 2],
]

test.each(deaths)('a publication that dies when %s shows nothing or all of it', async (...death) => {
  const [, step, times, revision] = death
  const { site, dists } = await prepare()
  await die(site, dists, step, times)
  expect(expectServable(site)).toMatchObject({
    revision,
    shell: { current: { id: idOf(['one', 'two'][revision - 1]!) } },
  })
  expect((await readHistory(site)).map(entry => entry.revision)).toEqual([1, 1, 2, 2].slice(0, revision * 2))

  await ship(site, ...(revision === 1 ? dists : [makeShell('three')]))
  expect(expectServable(site)).toMatchObject({
    revision: revision + 1,
    remotes: { user: { current: { id: idOf('two') } } },
  })
  expect(existsSync(join(servedFolder(site), 'goals.html'))).toBe(true)
  expect(leftovers(site)).toEqual([])
})

test.each(deaths)('of a publication that died when %s, a refused one leaves no trace', async (...death) => {
  const [, step, times, revision] = death
  const { site, dists } = await prepare()
  await die(site, dists, step, times)
  const inForce = ['one', 'two'][revision - 1]!
  const again = ship(site, revision === 1 ? makeShell(inForce) : dists[0]!)
  await expect(again).rejects.toThrow('already live')
  expect(expectServable(site).shell?.current.id).toBe(idOf(inForce))
  expect(leftovers(site)).toEqual([])
})

function leftovers(site: string) {
  const { revision } = registryOf(site)
  const revisions = readdirSync(join(site, '.revisions'))
  return [
    ...revisions.filter(name => !(Number.parseInt(name) <= revision)),
    ...readdirSync(site).filter(name => name.startsWith('.registry') || name === '.lock'),
  ]
}

test('publishers at the same time lose none of their changes', async () => {
  const site = makeFolder()
  const each = [
    makeShell('one'),
    makeRemote('auth', 'one'),
    makeRemote('user', 'one'),
    makeRemote('admin', 'one'),
  ]
  await Promise.all(
    each.map(dist => runProgram('deploy/testing/publish-and-die.ts', ['never', '1', site, dist], site)),
  )
  expect(expectServable(site)).toMatchObject({ revision: 4, remotes: { auth: {}, user: {}, admin: {} } })
  expect(existsSync(join(site, '.lock'))).toBe(false)
})

test('of publishers of the same build, one publishes and the others are told', async () => {
  const site = makeFolder()
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => ship(site, makeRemote('user', 'one'))))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { name: 'OperatorRefusal' },
  })
})

test('a pointer that was moved past the lock is not moved back', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'))
  const onStep = (step: string) => {
    if (step === 'revision written')
      writeFileSync(join(site, 'registry.json'), '{"schema":1,"revision":7,"shell":null,"remotes":{}}')
  }
  const publication = publish({ site, dists: [makeRemote('user', 'one')], by: 'ana', onStep })
  await expect(publication).rejects.toThrow('from revision 1 to 7 during this command.')
})

test('a folder that another process has is refused after a while', async () => {
  const site = makeFolder()
  await withLock(site, async () => {
    const work = withLock(site, () => Promise.resolve(), 50)
    await expect(work).rejects.toThrow('Another process is publishing')
  })
})

test.each([
  ['a process that has ended', '999999999 1 '],
  ['a process whose number another one has now', `${process.pid} 1 `],
])('the lock of %s is taken over, by one at a time', async (_whose, content) => {
  const site = makeFolder()
  writeFileSync(join(site, '.lock'), content)
  let inside = 0
  const work = async () => {
    expect(++inside).toBe(1)
    await new Promise(resolve => setTimeout(resolve, 5))
    inside--
  }
  await Promise.all([1, 2, 3, 4].map(() => withLock(site, work)))
  expect(readdirSync(site)).toEqual([])
})
