import { calls, type FailureReport } from '@pundi/contract'
import { answer, plan, settle } from '@pundi/devkit/testing'
import { isQuarantined, quarantine } from '../registry/quarantine'
import { forgetDocument, shellIds, shellRecord, showPage } from '../testing/shell-page'
import type { WayOut } from './watch-shell'

const { current, previous } = shellIds
let reports: FailureReport[] = []
let isShown = false
let took = 40

beforeEach(() => {
  reports = []
  isShown = false
  Object.assign(performance, { getEntriesByName: () => [{ duration: took }] })
  took = 40
  plan(calls.reportFailure, async request => {
    reports.push((await request.json()) as FailureReport)
    return { status: 202, body: { message: 'Received.' } }
  })
})
afterEach(forgetDocument)

test('a shell that does not run rests, and the document is loaded once more', async () => {
  showPage({ [previous]: 'sha384-x' })
  const reload = listenForReload()
  await run({ failure: new Event('error') })
  expect([isQuarantined(current), isShown, reload()]).toEqual([true, false, true])
  expect(reports).toEqual([
    { remote: 'shell', build: current, phase: 'open', cause: 'file' },
    { remote: 'shell', build: current, phase: 'reload', cause: 'file' },
  ])
})

test('where there is no previous one, the sentence comes, and the shell is tried again next time', async () => {
  showPage()
  await run({})
  expect([isQuarantined(current), isShown]).toEqual([false, true])
  expect(reports).toEqual([
    { remote: 'shell', build: current, phase: 'open', cause: 'timeout' },
    { remote: 'shell', build: current, phase: 'away', cause: 'timeout' },
  ])
})

test.each([
  [1001, false],
  [1000, true],
])(
  'on a network that takes %i ms for a small file, a shell that is late is left: %s',
  async (time, isLeft) => {
    showPage({ [previous]: 'sha384-x' })
    const reload = listenForReload()
    took = time
    await run({})
    expect([isQuarantined(current), reload(), isShown]).toEqual([isLeft, isLeft, !isLeft])
  },
)

test('where the previous one did not run either, nothing is loaded again', async () => {
  showPage({ [previous]: 'sha384-x' })
  quarantine(previous)
  await run({ failure: new Event('error') })
  expect([isQuarantined(current), isShown]).toEqual([false, true])
})

test('where the browser keeps nothing, nothing is loaded again', async () => {
  showPage({ [previous]: 'sha384-x' })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await run({ failure: new Event('error') })
  expect(isShown).toBe(true)
})

test('a document whose registry cannot be read says the sentence', async () => {
  showPage()
  document.getElementById('registry')!.textContent = '{"schema":'
  await run({})
  expect([isShown, reports]).toEqual([true, []])
})

test.each([
  ['an error', { filename: `https://a.test/r/shell/${current}/shell.js`, lineno: 3, colno: 14 }],
  ['a rejection', { reason: { stack: `Error: of Sari\n at f (/r/shell/${current}/shell.js:3:14)` } }],
])('%s is reported as code, with its place and nothing of its message', async (_what, failure) => {
  showPage()
  await run({ failure: Object.assign(new Event('error'), failure) })
  expect(reports[0]).toEqual({
    ...{ remote: 'shell', build: current, phase: 'open', cause: 'code', at: 'shell.js:3:14' },
  })
})

test('where the operator allows it, the message goes along', async () => {
  showPage()
  document.documentElement.dataset.errorMessages = 'on'
  await run({
    failure: Object.assign(new Event('error'), { filename: 'x.js', error: new Error('no\nroot') }),
  })
  delete document.documentElement.dataset.errorMessages
  expect(reports.map(({ message }) => message)).toEqual(['no root', 'no root'])
})

test('the previous shell stands where the present one stood, in the document and in its registry', async () => {
  showPage({ [previous]: 'sha384-x' })
  const integrity = { 'shell.js': 'sha384-j', 'shell.css': 'sha384-c' }
  const record = { ...shellRecord(previous), integrity }
  answer(`GET /r/shell/${previous}/build.json`, { body: record })
  quarantine(current)
  const files = removeFiles()
  await run({ files })
  expect(document.body).toContainElement(files)
  const own = () =>
    [
      ...document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>('[rel=stylesheet],[src^="/r/shell"]'),
    ].map(({ href, src, integrity }) => [new URL(href || src).pathname, integrity])
  expect(own()).toEqual([[`/r/shell/${previous}/shell.css`, 'sha384-c']])
  expect(files.innerHTML).not.toContain(`/r/shell/${current}/`)
  document.querySelector('[rel=stylesheet]')!.dispatchEvent(new Event('load'))
  await settle()
  expect(own()[1]).toEqual([`/r/shell/${previous}/shell.js`, 'sha384-j'])
  expect(JSON.parse(document.getElementById('registry')!.textContent)).toMatchObject({
    schema: 2,
    shell: { current: { id: previous, integrity }, records: {} },
  })
  expect(isShown).toBe(false)
})

test.each([
  ['gets the whole', { body: { schema: 1, revision: 7, remotes: { user: {} } } }, false],
  ['is not run where that does not come', { status: 503, body: {} }, true],
])('a previous shell from before pages had a part of the registry %s', async (_what, whole, isSentence) => {
  showPage({ [previous]: 'sha384-x' })
  quarantine(current)
  const { pageSchema: _, ...shell } = shellRecord(previous)
  answer(`GET /r/shell/${previous}/build.json`, { body: { ...shell, styles: [] } })
  answer('GET /registry.json', whole)
  await run({ files: removeFiles() })
  expect(isShown).toBe(isSentence)
  const written: unknown = isSentence
    ? undefined
    : JSON.parse(document.getElementById('registry')!.textContent)
  if (!isSentence)
    expect(written).toMatchObject({ ...whole.body, shell: { current: { id: previous }, fallback: [] } })
})

test('a previous shell from before the integrity policy is not run under it', async () => {
  showPage({ [previous]: 'sha384-x' })
  quarantine(current)
  answer(`GET /r/shell/${previous}/build.json`, { body: { ...shellRecord(previous), isStrict: undefined } })
  await run({ files: removeFiles() })
  expect(isShown).toBe(true)
})

test('where the record of the previous shell does not come, the sentence does', async () => {
  showPage({ [previous]: 'sha384-x' })
  quarantine(current)
  answer(`GET /r/shell/${previous}/build.json`, { status: 404, file: 'There is no such file.\n' })
  await run({ files: removeFiles() })
  expect(isShown).toBe(true)
  expect(reports).toEqual([{ remote: 'shell', build: previous, phase: 'away', cause: 'file' }])
})

function removeFiles() {
  const files = document.getElementById('registry')!.parentElement!
  files.remove()
  return files
}

async function run(task: Partial<WayOut>) {
  window.pundiWayOut = { ...task, parsed: Promise.resolve(), show: () => (isShown = true) }
  jest.isolateModules(() => void jest.requireActual('./way-out'))
  await settle()
}

function listenForReload() {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  return () => String(said.mock.calls).includes('navigation')
}
