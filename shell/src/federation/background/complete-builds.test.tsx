import { answer } from '@pundi/devkit/testing'
import { screen, waitFor } from '@testing-library/react'
import { openShell, page, publish, signInAs, user } from '../../testing/open-shell'
import { writePageRegistry } from '../../testing/write-page-registry'
import { inForce } from '../../registry/registry'
import { startBackground } from '../start-background'
import { completeBuilds } from './complete-builds'

let asked: string[]

beforeEach(() => {
  asked = []
  signInAs(user)
})

test('records are asked for one after the other, first of what runs, and once', async () => {
  await open()
  await completeBuilds()
  expect(asked).toEqual(['user', 'auth', 'admin'])
  await completeBuilds()
  expect(asked).toHaveLength(3)
})

test('one that does not come holds back no other, and is asked for by who needs it', async () => {
  await open()
  answer('GET /r/user/0000000000b1/build.json', { status: 404, file: 'There is no such file.\n' })
  answer('GET /registry.json', { status: 503, body: {} })
  await completeBuilds()
  expect(asked).toEqual(['auth', 'admin'])
  expect(inForce('user')?.record).toBe('record')
})

test('of an area that is closed nothing is asked for', async () => {
  await open(registry => {
    registry.remotes.auth!.disabled = { default: 'Back at noon.' }
  })
  await completeBuilds()
  expect(asked).toEqual(['user', 'admin'])
})

test('nothing of it begins before the first page has come', async () => {
  await open()
  const listeners: Parameters<Parameters<typeof startBackground>[0]['subscribe']>[0][] = []
  const stop = jest.fn()
  const state = { initialized: false }
  startBackground({
    state: state as never,
    subscribe(listener) {
      listeners.push(listener)
      return stop
    },
  })
  const say = (initialized: boolean) => {
    state.initialized = initialized
    listeners[0]!(state as never, {} as never)
  }
  say(false)
  await new Promise(resolve => setTimeout(resolve, 600))
  expect([asked, stop.mock.calls]).toEqual([[], []])
  say(true)
  expect(stop).toHaveBeenCalled()
  await waitFor(() => expect(asked).toEqual(['user', 'auth', 'admin']))
})

async function open(change: (registry: ReturnType<typeof writePageRegistry>) => void = () => {}) {
  const registry = publish({
    auth: [page('change-password', '/change-password')],
    user: [page('one', '/one'), page('two', '/two')],
    admin: [page('home', '/admin')],
  })
  const ids = { auth: '0000000000f1', user: '0000000000b1', admin: '0000000000d1' }
  for (const remote of ['auth', 'user', 'admin'] as const) {
    const { current } = registry.remotes[remote]!
    current.id = ids[remote]
    answer(`GET /r/${remote}/${current.id}/build.json`, () => {
      asked.push(remote)
      return Promise.resolve({ body: current })
    })
  }
  const part = writePageRegistry(registry, '/one')
  change(part)
  document.getElementById('registry')!.textContent = JSON.stringify(part)
  await openShell('/one')
  await screen.findByRole('heading', { name: 'one' })
}
