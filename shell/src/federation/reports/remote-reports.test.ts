import { broken, earlier, forgetEffects, left, openRemote, reports, settle } from '../../testing/open-remote'

beforeEach(() => {
  forgetEffects()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})

test('an error that React shows twice is one crash', async () => {
  const remote = openRemote({ others: [earlier] })
  await remote.load('page')
  for (const error of [broken, broken, new Error('again')]) {
    expect(left).toEqual([])
    remote.noteCrash('page', error, '/page')
    await jest.advanceTimersByTimeAsync(0)
  }
  expect(left).toEqual([['c', '/page']])
  expect(reports.map(([, phase]) => phase)).toEqual(['mount', 'mount', 'reload'])
})

test('what a file throws while it loads is reported with its details', async () => {
  const report = jest.fn()
  const remote = openRemote({ report, load: () => Promise.reject(broken) })
  const { ended } = settle(remote.load('page'))
  await jest.advanceTimersByTimeAsync(2000)
  expect(ended()).toBe('rejected')
  const details = { message: 'TypeError: broken' }
  expect(report.mock.calls).toEqual([
    ['c', 'open', 'code', details],
    ['c', 'retry', 'code', details],
    ['c', 'away', 'code'],
  ])
})

test('a page that was drawn breaks later', async () => {
  const report = jest.fn()
  const remote = openRemote({ report })
  await remote.load('page')
  remote.noteDrawn('page')
  remote.noteCrash('page', broken, '/page')
  expect(report.mock.calls).toEqual([['c', 'later', 'crash', { message: 'TypeError: broken' }]])
})

test('the first page that is drawn is reported, and neither its layout nor further pages', async () => {
  const reportDrawn = jest.fn()
  const remote = openRemote({ reportDrawn })
  await remote.load('page')
  remote.noteDrawn('layout')
  expect(reportDrawn).not.toHaveBeenCalled()
  remote.noteDrawn('page')
  remote.noteDrawn('other')
  expect(reportDrawn.mock.calls).toEqual([['c']])
})

test('what breaks beside a page is reported, and offers the previous version', async () => {
  const [offer, report] = [jest.fn(), jest.fn()]
  const remote = openRemote({ offer, report })
  await remote.load('page')
  remote.noteError(broken)
  expect(report.mock.calls).toEqual([['c', 'later', 'crash', { message: 'TypeError: broken' }]])
  expect(offer).toHaveBeenCalledTimes(1)
})
