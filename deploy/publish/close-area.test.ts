import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readHistory } from '../site/history'
import { expectServable } from '../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'
import { readServed, registryOf } from '../testing/read-site'
import { closeArea, openArea } from './close-area'
import { publish } from './publish'

let site = ''
beforeEach(async () => {
  site = makeFolder()
  await publish({ site, dists: [makeShell('one'), makeRemote('admin', 'one')], by: 'ana' })
})
afterEach(removeFolders)

const notice = { default: 'Back at noon.', id: 'Kembali tengah hari.' }
const close = (remote: 'admin' | 'user' | 'shell', text = notice) =>
  closeArea({ site, remote, by: 'rudi', notice: text })

test('a closed area is a revision of its own, and so is the one that opens it again', async () => {
  const { remotes: before } = registryOf(site)
  expect(await close('admin')).toMatchObject({ revision: 2, remotes: { admin: { disabled: notice } } })
  expect(readServed(site, 'admin.html')).toContain('Back at noon.')
  expectServable(site)
  const opened = await openArea({ site, remote: 'admin', by: 'tono' })
  expect([opened.revision, opened.remotes]).toEqual([3, before])
  expect(registryOf(site)).toEqual(opened)
  expect(readServed(site, 'admin.html')).not.toContain('noon')
})

test('the history keeps who closed an area, with what users read, and who opened it', async () => {
  await close('admin')
  await openArea({ site, remote: 'admin', by: 'tono' })
  const [closed, opened] = (await readHistory(site)).slice(-2)
  const build = { remote: 'admin', id: idOf('one'), previous: idOf('one'), at: expect.any(String) }
  expect(closed).toEqual({ ...build, revision: 2, action: 'disable', by: 'rudi', text: 'Back at noon.' })
  expect(opened).toEqual({ ...build, revision: 3, action: 'enable', by: 'tono' })
})

test('another text takes the place of the one before', async () => {
  await close('admin')
  await close('admin', { default: 'Back at one.', id: 'Kembali jam satu.' })
  expect(registryOf(site)).toMatchObject({
    revision: 3,
    remotes: { admin: { disabled: { default: 'Back at one.' } } },
  })
})

test.each([
  ['an empty text', () => close('admin', { ...notice, default: '' }), 'must have 1 to 300 characters'],
  [
    'a text of 301 characters',
    () => close('admin', { ...notice, id: 'a'.repeat(301) }),
    'must have 1 to 300',
  ],
  ['the shell', () => close('shell'), 'The shell cannot be disabled'],
  ['an area that nobody published', () => close('user'), 'No build of user is published'],
  [
    'opening what is open',
    () => openArea({ site, remote: 'admin', by: 'rudi' }),
    'The admin remote is not disabled, so there is nothing to enable.',
  ],
])('%s is refused, and nothing changes', async (_what, work, sentence) => {
  const before = registryOf(site)
  await expect((async () => work())()).rejects.toThrow(sentence)
  expect(registryOf(site)).toEqual(before)
})
