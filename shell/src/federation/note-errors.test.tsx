import { HttpError } from '@pundi/platform/http'
import { answer } from '@pundi/devkit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { isQuarantined } from '../registry/quarantine'
import { openShell, page, publish, reports, signInAs, user } from '../testing/open-shell'
import { noteErrors } from './note-errors'

const [running, older] = ['0000000000b1', '0000000000a0']

beforeAll(noteErrors)

beforeEach(async () => {
  signInAs(user)
  const registry = publish({ user: [page('dashboard', '/dashboard')] })
  registry.remotes.user!.records = { [older]: '' }
  document.getElementById('registry')!.textContent = JSON.stringify(registry)
  await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })
})

test('an error of the build that runs is reported, three times at most, and offers the previous version', async () => {
  act(() => {
    window.dispatchEvent(new ErrorEvent('error', { error: brokenIn(running) }))
    for (let count = 0; count < 4; count++) rejectWith(brokenIn(running))
  })
  expect(await screen.findByText('Something on this page didn’t work.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Use the previous version' })).toBeVisible()
  const report = { remote: 'user', build: running, phase: 'later', cause: 'crash', at: 'main.js:1:2' }
  await waitFor(() => expect(reports).toEqual([report, report, report]))
})

test.each([
  [
    'an error of a handler',
    () => void window.dispatchEvent(new ErrorEvent('error', { error: brokenIn(running) })),
  ],
  ['a promise that nobody waits for', () => rejectWith(brokenIn(running))],
  [
    'what the browser itself refuses a build',
    () =>
      rejectWith(
        Object.assign(new DOMException('full', 'QuotaExceededError'), { stack: brokenIn(running).stack }),
      ),
  ],
])('%s offers the previous version', async (_what, happen) => {
  act(happen)
  expect(await screen.findByRole('button', { name: 'Use the previous version' })).toBeVisible()
})

test('where a method of the language is another one, the build that ran last is left', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  answer(`GET /r/user/${older}/build.json`, { body: { id: older, remote: 'user', pages: [] } })
  window.pundiIsChanged = () => true
  act(() => rejectWith(new TypeError('broken in the shell')))
  await waitFor(() => expect(reports.map(({ phase }) => phase)).toEqual(['mount', 'reload']))
  expect(isQuarantined(running)).toBe(true)
  delete window.pundiIsChanged
})

test('a file that a handler asked for is judged a second later, when a document that is left is gone', async () => {
  const offer = () => screen.queryByRole('button', { name: 'Use the previous version' })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  rejectWith(Object.assign(brokenIn(running), { name: 'ChunkLoadError' }))
  await act(() => jest.advanceTimersByTimeAsync(999))
  expect(offer()).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(offer()).toBeVisible()
})

test.each([
  ['of another build', brokenIn(older)],
  ['of no build', new Error('elsewhere')],
  [
    'of what the server refused',
    Object.assign(new HttpError('busy', 503), { stack: brokenIn(running).stack }),
  ],
  [
    'of what was called off',
    Object.assign(new DOMException('left', 'AbortError'), { stack: brokenIn(running).stack }),
  ],
  ['that is none', 'gone'],
])('an error %s is not told', (_what, error) => {
  act(() => rejectWith(error))
  expect(screen.queryByText('Something on this page didn’t work.')).not.toBeInTheDocument()
  expect(reports).toEqual([])
})

const rejectWith = (reason: unknown) =>
  void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

function brokenIn(build: string) {
  const stack = `Error: broken\n    at press (https://pundi.example/r/user/${build}/main.js:1:2)`
  return Object.assign(new Error('broken'), { stack })
}
