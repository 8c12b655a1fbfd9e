import { waitFor } from '@testing-library/react'
import { dismissNotice, notices } from '../notices'
import { admin, page, publish, signInAs } from '../../testing/open-shell'
import { quarantine } from '../../registry/quarantine'
import { readRegistry } from '../../registry/registry'
import { keepOffline } from './keep-offline'

afterEach(dismissNotice)

test('a newer worker that was being installed before anybody listened is told of when it waits', async () => {
  const worker = new EventTarget()
  const told = jest.fn()
  const registration = Object.assign(new EventTarget(), {
    active: { postMessage: told },
    installing: worker,
    waiting: null as EventTarget | null,
  })
  const container = {
    ...{ controller: {}, ready: Promise.resolve(registration) },
    register: () => Promise.resolve(registration),
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  publish({ user: [page('dashboard', '/dashboard')] })
  readRegistry()
  signInAs(admin)
  quarantine('0000000000d1')
  keepOffline()
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  expect(told).toHaveBeenCalledWith({ do: 'keep', language: 'default', quarantined: ['0000000000d1'] })
  expect(notices.getState().notice).toBeUndefined()

  registration.waiting = worker
  worker.dispatchEvent(new Event('statechange'))
  expect(notices.getState().notice).toEqual({ about: 'newer' })
})
