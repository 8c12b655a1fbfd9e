import { calls, type FailureReport } from '@pundi/contract'
import { answer, plan, settle } from '@pundi/devkit/testing'
import { isQuarantined } from '../registry/quarantine'
import { forgetDocument, shellIds, shellRecord, showPage } from '../testing/shell-page'
import type { WayOut } from './watch-shell'

const { current, previous } = shellIds
let reports: FailureReport[] = []
let isShown = false

beforeEach(() => {
  reports = []
  isShown = false
  // jsdom measures no load times, so simulate 40 ms.
  Object.assign(performance, { getEntriesByName: () => [{ duration: 40 }] })
  plan(calls.reportFailure, async request => {
    reports.push((await request.json()) as FailureReport)
    return { status: 202, body: { message: 'Received.' } }
  })
})
afterEach(forgetDocument)

test('where a remote broke what the language gives, its build is left, and no shell is blamed', async () => {
  showPage({ [previous]: 'sha384-x' })
  const reload = listenForReload()
  const build = { remote: 'user', id: '0000000000b1' } as const
  window.pundiRan = build
  window.pundiIsChanged = () => true
  await run({ failure: new Event('error') })
  expect([isQuarantined(build.id), isQuarantined(current), isShown, reload()]).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(reports.map(({ remote, phase, cause }) => `${remote} ${phase} ${cause}`)).toEqual([
    'user mount crash',
    'user reload crash',
  ])
})

test('where a remote ran and broke nothing, the shell is to blame', async () => {
  showPage({ [previous]: 'sha384-x' })
  listenForReload()
  window.pundiRan = { remote: 'user', id: '0000000000b1' }
  window.pundiIsChanged = () => false
  await run({ failure: new Event('error') })
  expect([isQuarantined('0000000000b1'), isQuarantined(current)]).toEqual([false, true])
})

test('a shell that stopped a tab rests and is reported, and the previous one runs at once', async () => {
  showPage({ [previous]: 'sha384-x' })
  answer(`GET /r/shell/${previous}/build.json`, { body: { ...shellRecord(previous), styles: [] } })
  localStorage.setItem('starting', `${current} 1`)
  await run({ files: removeFiles() })
  expect([isQuarantined(current), isShown, localStorage.getItem('starting')]).toEqual([true, false, null])
  expect(reports).toEqual([
    { remote: 'shell', build: current, phase: 'open', cause: 'crash' },
    { remote: 'shell', build: current, phase: 'fallback', cause: 'crash' },
  ])
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
