import {
  broken,
  earlier,
  forgetEffects,
  left,
  openRemote,
  quarantined,
  setRun,
  settle,
} from '../testing/open-remote'
import { everything } from './machine/effects'

beforeEach(() => {
  forgetEffects()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})

test('a search that fails since code broke what it needs is made in a fresh document, once', async () => {
  const load = () => Promise.reject(broken)
  const remote = openRemote({ load, findOther: () => Promise.reject(broken) })
  setRun(true)
  const page = settle(remote.load('page', '/page'))
  await jest.advanceTimersByTimeAsync(2000)
  expect([left, page.ended()]).toEqual([[['c', '/page']], false])
  quarantined.push('c')
  const again = openRemote({ load, findOther: () => Promise.reject(broken) })
  const ended = settle(again.load('page', '/page'))
  await jest.advanceTimersByTimeAsync(2000)
  expect([left, ended.ended()]).toEqual([[['c', '/page']], 'rejected'])
})

test('all that was drawn is left at once when it is gone', async () => {
  const remote = openRemote({ others: [earlier] })
  await remote.load('page')
  remote.noteCrash(everything, broken, '/page')
  await jest.advanceTimersByTimeAsync(0)
  expect(left).toEqual([['c', '/page']])
})
