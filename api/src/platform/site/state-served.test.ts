import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { served } from '@pundi/contract/served'
import { refuseUnserved, stateServed } from './state-served'

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'pundi-site-'))
})
afterEach(() => rmSync(site, { recursive: true }))

const publish = (requires: Record<string, string> | undefined, of: 'shell' | 'admin' = 'admin') => {
  const candidates = { current: { remote: of, id: '0123456789ab', requires } }
  const registry =
    of === 'shell' ? { shell: candidates, remotes: {} } : { shell: null, remotes: { admin: candidates } }
  writeFileSync(join(site, 'registry.json'), JSON.stringify(registry))
}

test.each(['admin', 'shell'] as const)(
  'a server that serves less than the %s in force requires does not start',
  of => {
    publish({ api: '^1.3.0' }, of)
    expect(() => refuseUnserved(site, ['1.2.9'])).toThrow(
      `SITE_DIR: the live build 0123456789ab of ${of} in ${site} requires version ^1.3.0 of the HTTP contract, but ` +
        `this server has 1.2.9. Start a server that has the required version, or roll ${of} back first.`,
    )
    expect(() => refuseUnserved(site, ['2.0.0'])).toThrow('this server has 2.0.0')
  },
)

test.each([
  ['what the build requires', { api: '^1.3.0' }, ['1.3.0']],
  ['more than that', { api: '^1.3.0' }, ['1.9.0']],
  ['the version before a step that breaks, too', { api: '^1.3.0' }, ['2.0.0', '1.4.0']],
  ['anything, for a build from before builds said what they require', { react: '^19.0.0' }, ['9.0.0']],
  ['anything, for a shell of that time', undefined, ['9.0.0']],
])('a server starts that serves %s', (_what, requires, versions) => {
  publish(requires)
  expect(() => refuseUnserved(site, versions)).not.toThrow()
})

test.each([undefined, '', '{"shell":', '{}'])('a server starts on a site whose registry is %j', content => {
  if (content !== undefined) writeFileSync(join(site, 'registry.json'), content)
  expect(() => refuseUnserved(site, ['1.0.0'])).not.toThrow()
})

test('what the server serves stands in the site folder, whole at any moment', () => {
  stateServed(site)
  stateServed(site)
  expect(readdirSync(site)).toEqual(['.server.json'])
  expect(JSON.parse(readFileSync(join(site, '.server.json'), 'utf8'))).toEqual({ served })
})
