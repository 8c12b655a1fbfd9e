import { waitFor } from '@testing-library/react'
import { buildOf } from '../../testing/open-shell'
import { answerScripts, serveBuilds, type ServedBuild } from '../../testing/serve-builds'
import { countFailure } from './prepare-element'
import { abandonEntry, EntryAway, hasRun, loadPageTable, startRuntime } from './runtime'

/* All tests share one document and use the real federation runtime, so their order matters. */

// Jest maps this module to a stub for the other tests. Here, the real functions replace those of
// the stub.
jest.mock('@module-federation/enhanced/runtime', () => ({
  ...jest.requireActual<object>('../../testing/federation-runtime'),
  ...jest.requireActual<object>('../../../../node_modules/@module-federation/enhanced/dist/src/runtime.js'),
}))

let added: HTMLScriptElement[] = []
const observer = new MutationObserver(records => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node instanceof HTMLScriptElement) added.push(node)
})
let stop: () => void

beforeAll(async () => {
  // oxlint-disable-next-line typescript/no-restricted-imports -- the runtime is what is tried here
  const { init } = await import('@module-federation/enhanced/runtime')
  init({ name: 'pundi_shell', remotes: [] })
  startRuntime()
})
beforeEach(() => {
  added = []
  observer.observe(document, { childList: true, subtree: true })
  stop = answerScripts()
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  observer.disconnect()
  stop()
  Reflect.deleteProperty(window, 'pundi_user')
})

const entryOf = (id: string) => `${location.origin}/r/user/${id}/remoteEntry.js`

function serve(id: string, fate?: 'does not come' | 'throws' | 'hangs') {
  const build: ServedBuild = { id, ...(fate && { fates: { 'remoteEntry.js': fate } }) }
  const [served] = serveBuilds('page', build)
  return { ...served!, integrity: { 'remoteEntry.js': `sha384-of-${id}` } }
}

test('an entry that does not come is away, and is asked for again at another address', async () => {
  const build = serve('0000000000a1', 'does not come')
  await expect(loadPageTable(build)).rejects.toThrow(EntryAway)
  expect(hasRun('user')).toBe(false)
  countFailure('user')
  serve('0000000000a1')
  expect((await loadPageTable(build)).pages.map(({ page }) => page)).toEqual(['page'])
  expect(hasRun('user')).toBe(true)
  expect(added.map(({ src }) => src)).toEqual([entryOf(build.id), `${entryOf(build.id)}?again=1`])
})

test('an entry must have the hash that the registry demands, in the mode that pages accept', async () => {
  await loadPageTable(serve('0000000000a2'))
  const [script] = added
  expect([script!.integrity, script!.crossOrigin]).toEqual(['sha384-of-0000000000a2', 'anonymous'])
})

test('an entry that came and left nothing behind is no file that is away', async () => {
  const failure: unknown = await loadPageTable(serve('0000000000a3', 'throws')).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(EntryAway)
})

test('an entry that has run is not asked for again, by this build or another', async () => {
  const build = serve('0000000000a4')
  const table = await loadPageTable(build)
  const count = added.length
  expect(await loadPageTable(build)).toBe(table)
  expect(await loadPageTable(buildOf('user', [], '0000000000a5'))).toBe(table)
  expect(added).toHaveLength(count)
})

test('an entry that is given up belongs to this document no more, and so does not run in it', async () => {
  void loadPageTable(serve('0000000000a6', 'hangs')).catch(() => {})
  await waitFor(() => expect(added).toHaveLength(1))
  const [script] = added
  expect(script!.ownerDocument).toBe(document)
  abandonEntry('user')
  expect([script!.ownerDocument === document, script!.isConnected]).toEqual([false, false])
})

test('nothing is given up of a remote that was not asked for', () => {
  expect(() => abandonEntry('admin')).not.toThrow()
})
