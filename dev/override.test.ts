import { siteOf } from '../scripts/dev/site'
import { override, passedOn, withRegistry } from './override'
import type { Files } from '@pundi/deploy/files/read-files'
import { hash } from '@pundi/deploy/files/hash'
import type { Registry, RemoteBuild, ShellBuild } from '@pundi/contract/federation'

const remote = (name: 'user' | 'admin', id: string): RemoteBuild => ({
  ...{ id, remote: name, area: name, entry: 'remoteEntry.js', layout: null, messages: {}, requires: {} },
  pages: [{ page: 'home', path: `/${name}`, title: name, files: ['home.js'] }],
})
const shell: ShellBuild = {
  ...{
    id: 'shell',
    remote: 'shell',
    scripts: ['shell.js'],
    styles: [],
    fonts: [],
    messages: {},
    provides: {},
  },
}
const templates: Files = new Map(
  Object.entries({
    'templates/page.html': '<title><!--title--></title><script>boot()</script><!--shell--><!--registry-->',
    'templates/landing.html': '<h1>Pundi</h1>',
  }).map(([name, text]) => [name, Buffer.from(text)]),
)
const site = siteOf(templates, shell, [remote('user', 'there'), remote('admin', 'there')])
const registry = JSON.parse(String(site.get('registry.json'))) as Registry
const files: Files = new Map([
  ['remoteEntry.js', Buffer.from('entry')],
  ['remoteEntry.js.map', Buffer.from('{}')],
])
const overridden = override(registry, remote('admin', 'here'), files)

test('one remote comes from here, with the hashes of its files; everything else stays', () => {
  expect(overridden.remotes.admin).toMatchObject({ current: { id: 'here' }, fallback: [], revoked: [] })
  expect(overridden.remotes.admin?.current.integrity).toEqual({
    'remoteEntry.js': hash(Buffer.from('entry')),
  })
  expect({ ...overridden, remotes: { ...overridden.remotes, admin: registry.remotes.admin } }).toEqual(
    registry,
  )
})

test('a page names the build from here, and is as it was otherwise', () => {
  const page = String(site.get('admin.html'))
  const changed = withRegistry(page, overridden)
  expect(changed).toContain('"id":"here"')
  expect(changed).toContain('<script>boot()</script>')
  expect(withRegistry(changed, registry)).toBe(page)
})

test('a page without a registry is passed on', () => {
  expect(withRegistry('<h1>Pundi</h1>', overridden)).toBe('<h1>Pundi</h1>')
})

test('the policy of the environment holds, what was said of the unchanged body does not', () => {
  const headers = new Headers({
    'content-security-policy': "default-src 'none'",
    'content-encoding': 'br',
    'content-length': '7',
    etag: '"a"',
    'strict-transport-security': 'max-age=1',
  })
  expect(passedOn(headers)).toEqual([['content-security-policy', "default-src 'none'"]])
})
