import type { Registry } from '@pundi/contract/federation'
import { answer } from '@pundi/devkit/testing'
import { screen } from '@testing-library/react'
import { openShell, publish, reports, signInAs, user } from '../testing/open-shell'
import { answerScripts, serveBuilds, type ServedBuild } from '../testing/serve-builds'
import { passUntil, stopClock } from '../testing/stopped-clock'

/*
 * Tests with the real federation runtime: what users see of a broken build, how soon, and which
 * failures are reported. Cases that need a real browser are in e2e/journeys/builds/faults.test.ts.
 */

// Jest maps this module to a stub for the other tests. Here, the real functions replace those of
// the stub.
jest.mock('@module-federation/enhanced/runtime', () => ({
  ...jest.requireActual<object>('../testing/federation-runtime'),
  ...jest.requireActual<object>('../../../node_modules/@module-federation/enhanced/dist/src/runtime.js'),
}))

const [newest, earlier, first] = ['0000000000c2', '0000000000b1', '0000000000a0'] as const

const shows = (text: string) => () => ({ Component: () => <h1>{text}</h1> })
const throws = (error: Error) => () => {
  throw error
}
const broken = new TypeError('broken')

const good: ServedBuild = { id: earlier, page: shows('the earlier page') }
const file = (
  name: string,
  fate: 'does not come' | 'hangs' | 'throws' | 'throws after its name',
): ServedBuild => ({
  id: newest,
  fates: { [name]: fate },
  page: shows('half a page'),
})

type Planned = Parameters<typeof answer>[1]

interface Fault {
  builds: ServedBuild[]
  sees?: string
  reloads?: number
  within?: number
  /** Expected failure reports: phase and cause, for example "open file". */
  reports: string[]
  registry?: Planned
  record?: Planned
}

const of = (cause: string, end: string) => [`open ${cause}`, `retry ${cause}`, `${end} ${cause}`]
const inPlace = (cause: string) => ({ reports: of(cause, 'fallback') })
const anew = (cause: string) => ({ reloads: 1, reports: of(cause, 'reload') })

const faults: Record<string, Fault> = {
  'the entry does not come': { builds: [file('remoteEntry.js', 'does not come'), good], ...inPlace('file') },
  'the entry is no code': { builds: [file('remoteEntry.js', 'throws'), good], ...inPlace('code') },
  'the entry throws': { builds: [file('remoteEntry.js', 'throws after its name'), good], ...anew('code') },
  'the entry hangs': {
    builds: [file('remoteEntry.js', 'hangs'), good],
    within: 10_000,
    reports: ['open timeout', 'fallback timeout'],
  },
  'the file of the page does not come': { builds: [file('page.js', 'does not come'), good], ...anew('file') },
  'the file of the page throws': { builds: [file('page.js', 'throws'), good], ...anew('code') },
  'the page throws a TypeError as it is evaluated': {
    builds: [{ id: newest, page: throws(broken) }, good],
    ...anew('code'),
  },
  'the page throws a plain error as it is evaluated': {
    builds: [{ id: newest, page: throws(new Error('broken')) }, good],
    ...anew('code'),
  },
  'the file of the layout does not come': {
    builds: [file('layout.js', 'does not come'), good],
    ...anew('file'),
  },
  'the page hangs': {
    builds: [file('page.js', 'hangs'), good],
    within: 10_000,
    reloads: 1,
    reports: ['open timeout', 'reload timeout'],
  },
  'two builds are broken in a row': {
    builds: [
      file('remoteEntry.js', 'does not come'),
      { ...good, fates: { 'remoteEntry.js': 'throws' } },
      { ...good, id: first },
    ],
    reports: ['open file', 'retry file', 'open code', 'retry code', 'fallback code'],
  },
  'the registry says nothing': {
    builds: [file('remoteEntry.js', 'does not come'), good],
    ...inPlace('file'),
    registry: { body: { schema: 1 } },
  },
  'the registry is missing': {
    builds: [file('remoteEntry.js', 'does not come'), good],
    ...inPlace('file'),
    registry: { status: 404, body: {} },
  },
  'the registry is none': {
    builds: [file('remoteEntry.js', 'does not come'), good],
    ...inPlace('file'),
    registry: { file: '{"schema":1,"rev' },
  },
  'the registry hangs': {
    builds: [file('remoteEntry.js', 'does not come'), good],
    ...inPlace('file'),
    within: 5000,
    registry: () => new Promise(() => {}),
  },
  'the record of the earlier build does not come': {
    builds: [file('remoteEntry.js', 'does not come'), good],
    sees: 'Your account isn’t available right now',
    reports: of('file', 'away'),
    record: { status: 404, body: {} },
  },
  'there is no earlier build': {
    builds: [file('remoteEntry.js', 'does not come')],
    sees: 'Your account isn’t available right now',
    reports: of('file', 'away'),
  },
}

let stop: () => void

beforeEach(async () => {
  signInAs(user)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  // oxlint-disable-next-line typescript/no-restricted-imports -- the runtime is what is tried here
  const { init } = await import('@module-federation/enhanced/runtime')
  init({ name: 'pundi_shell', remotes: [] })
  const { startRuntime } = await import('./builds/runtime')
  startRuntime()
  stop = answerScripts()
  stopClock()
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(window, 'pundi_user')
})

test.each(Object.entries(faults))(
  'where %s',
  async (
    _what,
    { builds, sees = 'the earlier page', reloads = 0, within = 3000, reports: told, registry, record },
  ) => {
    const published = publishBuilds(builds, record)
    answer('GET /registry.json', registry ?? { body: published })
    await openShell('/page')
    for (let count = 0; count < reloads; count++) {
      await passUntil(() => expect(reports.map(({ phase }) => phase)).toContain('reload'), within)
      const before = [...reports]
      Reflect.deleteProperty(window, 'pundi_user')
      document.body.replaceChildren()
      await openShell('/page')
      reports.unshift(...before)
    }
    await passUntil(() => expect(screen.getByText(sees)).toBeVisible(), within)
    expect(screen.queryByText('half a page')).not.toBeInTheDocument()
    const said = reports.map(({ phase, cause }) => `${phase} ${cause}`)
    expect([...new Set(said)].sort()).toEqual([...new Set(told)].sort())
  },
)

function publishBuilds(builds: ServedBuild[], record?: Planned): Registry {
  const registry = publish({ user: [] })
  const [current, ...others] = serveBuilds('page', ...builds)
  registry.remotes.user = {
    current: current!,
    fallback: others.map(({ id }) => id),
    revoked: [],
    records: Object.fromEntries(others.map(({ id }) => [id, ''])),
  }
  document.getElementById('registry')!.textContent = JSON.stringify(registry)
  for (const build of others) answer(`GET /r/user/${build.id}/build.json`, record ?? { body: build })
  return registry
}
