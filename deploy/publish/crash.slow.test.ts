import { afterEach, expect, test } from '@jest/globals'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock-folder'
import { publish } from './publish'
import { expectServable } from '../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, pageTemplate, removeFolders } from '../testing/make-dist'
import { runProgram } from '../testing/run-program'

afterEach(removeFolders)

const ship = (site: string, ...dists: string[]) => publish({ site, dists, by: 'ana' })
const page = (name: string) => ({ page: name, path: `/${name}`, title: name, files: [] })

test.each([
  ['the first file is uploaded', 'file uploaded', 1, 1],
  ['the templates of the shell are uploaded', 'file uploaded', 4, 1],
  ['a build is uploaded', 'build uploaded', 1, 1],
  ['the folder is locked', 'locked', 1, 1],
  ['the new registry is announced', 'announced', 1, 1],
  ['the first page is written', 'page written', 1, 1],
  ['half of the pages are written', 'page written', 4, 1],
  ['the history is written', 'history written', 1, 1],
  ['the pointer is moved', 'moved', 1, 2],
])('a publication that dies when %s leaves a whole site', async (_when, step, times, revision) => {
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
  const { signal } = await runProgram(
    'deploy/testing/publish-and-die.ts',
    [step, String(times), site, ...dists],
    site,
  )
  expect(signal).toBe('SIGKILL')
  expect(expectServable(site)).toMatchObject({
    revision,
    shell: { current: { id: idOf(['one', 'two'][revision - 1]!) } },
  })

  await ship(site, ...(revision === 1 ? dists : [makeShell('three')]))
  expect(expectServable(site)).toMatchObject({
    revision: revision + 1,
    remotes: { user: { current: { id: idOf('two') } } },
  })
  expect(existsSync(join(site, 'goals.html'))).toBe(true)
  expect(readdirSync(site)).not.toContain('.registry.next.json')
})

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
    if (step === 'announced')
      writeFileSync(join(site, 'registry.json'), '{"schema":1,"revision":7,"shell":null,"remotes":{}}')
  }
  const publication = publish({ site, dists: [makeRemote('user', 'one')], by: 'ana', onStep })
  await expect(publication).rejects.toThrow('went from revision 1 to 7 while this was under way')
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
