import { quarantine } from '../registry/quarantine'
import { forgetDocument, shellIds, showPage } from '../testing/shell-page'

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
afterEach(() => forgetDocument())

test('a script of the shell that does not come is given up after a second, which a document that is left has not', () => {
  watch()
  dropFile('script[defer]')
  jest.advanceTimersByTime(999)
  expect(wayOut()).toBeNull()
  jest.advanceTimersByTime(1)
  expect(wayOut()?.getAttribute('src')).toBe('/way-out.js')
  expect(window.pundiWayOut?.failure?.type).toBe('error')
})

test('so is a stylesheet', () => {
  watch()
  fail('link[rel=stylesheet]')
  expect(wayOut()).not.toBeNull()
})

test.each([
  ['a font', 'link[rel=preload]'],
  ['a file of a remote', 'script[src^="/r/user"]'],
  ['what the shell loads itself', 'script[src$="messages-id.js"]'],
])('%s that does not come is nothing that the shell needs to start', (_what, selector) => {
  watch()
  fail(selector)
  expect(wayOut()).toBeNull()
})

test('an error in the code of a shell that has drawn nothing gives it up', () => {
  watch()
  dispatchEvent(new ErrorEvent('error', { filename: `https://a.test/r/shell/${shellIds.current}/shell.js` }))
  expect(wayOut()).not.toBeNull()
})

test('so does a promise that nobody handles', () => {
  watch()
  reject({ stack: `Error: no\n    at start (https://a.test/r/shell/${shellIds.current}/shell.js:1:2)` })
  expect(wayOut()).not.toBeNull()
})

test('errors of anybody else do not', () => {
  watch()
  dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' }))
  reject({ stack: 'Error: no\n    at https://a.test/r/user/0123456789ab/page.js:1:2' })
  reject(null)
  reject('gone')
  expect(wayOut()).toBeNull()
})

test('a page that is still blank after seven seconds is given up, and not a moment before', () => {
  watch()
  jest.advanceTimersByTime(6999)
  expect(wayOut()).toBeNull()
  jest.advanceTimersByTime(1)
  expect(wayOut()).not.toBeNull()
  expect(window.pundiWayOut?.failure).toBeUndefined()
})

test('a shell that has drawn something goes on, whatever is thrown; one that is removed again does not', () => {
  watch()
  const root = document.getElementById('root')!
  root.innerHTML = '<p>Sign in</p>'
  jest.advanceTimersByTime(7000)
  dispatchEvent(new ErrorEvent('error', { filename: '/r/shell/0000000000d1/shell.js' }))
  expect(wayOut()).toBeNull()
  root.replaceChildren()
  dispatchEvent(new ErrorEvent('error', { filename: '/r/shell/0000000000d1/shell.js' }))
  expect(wayOut()).not.toBeNull()
})

test('it is given up once', () => {
  watch()
  fail('script[defer]')
  fail('link[rel=stylesheet]')
  jest.advanceTimersByTime(7000)
  expect(document.querySelectorAll('[src="/way-out.js"]')).toHaveLength(1)
})

test.each(['id', 'es', 'en'])('without a way out there is the sentence in the language %s', lang => {
  watch()
  document.documentElement.lang = lang
  fail('script[defer]')
  wayOut()!.dispatchEvent(new Event('error'))
  expect(shown()).toEqual([lang])
})

test('where the way out hangs, and a file of the shell with it, the sentence comes within nine seconds', () => {
  watch()
  jest.advanceTimersByTime(8499)
  expect(shown()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(shown()).toEqual(['en'])
})

test('a shell that did not run here a moment ago is read into nowhere, and the way out takes its place', () => {
  quarantine(shellIds.current)
  runPrevious()
  expect(filesOf()).toBeUndefined()
  expect(window.pundiWayOut?.files?.innerHTML).toContain(`/r/shell/${shellIds.current}/shell.js`)
  expect(wayOut()).not.toBeNull()
})

test('so is one that stopped a tab, and one that starts says so', () => {
  runPrevious()
  expect([filesOf()?.isConnected, wayOut()]).toEqual([true, null])
  clearInterval(window.pundiStart)
  jest.setSystemTime(Date.now() + 3000)
  runPrevious()
  expect(filesOf()).toBeUndefined()
  expect(wayOut()).not.toBeNull()
})

test('where the way out does not come either, the files stand where they were, once the document is read', async () => {
  quarantine(shellIds.current)
  runPrevious()
  const files = window.pundiWayOut?.files
  wayOut()!.dispatchEvent(new Event('error'))
  expect(files?.isConnected).toBe(false)
  document.dispatchEvent(new Event('readystatechange'))
  await Promise.resolve()
  expect(document.body).toContainElement(files ?? null)
})

test.each([
  ['it did run', [], { [shellIds.previous]: 'sha384-x' }],
  ['there is no other', [shellIds.current], {}],
  [
    'the other did not run either',
    [shellIds.current, shellIds.previous],
    { [shellIds.previous]: 'sha384-x' },
  ],
])('the shell in force is taken where %s', (_why, quarantined, records) => {
  quarantined.forEach(quarantine)
  runPrevious(records)
  expect([filesOf()?.isConnected, wayOut()]).toEqual([true, null])
})

const wayOut = () => document.querySelector('[src="/way-out.js"]')
const dropFile = (selector: string) => document.querySelector(selector)!.dispatchEvent(new Event('error'))
const fail = (selector: string) => {
  dropFile(selector)
  jest.advanceTimersByTime(1000)
}
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

const filesOf = () => document.getElementById('registry')?.parentElement ?? undefined
const shown = () => [...document.querySelectorAll<HTMLElement>('#root ~ main')].map(({ lang }) => lang)

function watch() {
  showPage()
  load().watchShell()
}

function runPrevious(records: Record<string, string> = { [shellIds.previous]: 'sha384-x' }) {
  const registry = showPage(records)
  load().runPreviousShell(registry)
}

function load() {
  let loaded: typeof import('./watch-shell') | undefined
  jest.isolateModules(() => {
    loaded = jest.requireActual('./watch-shell')
  })
  return loaded!
}
