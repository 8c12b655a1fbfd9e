import { calls, type DrawnReport, type FailureReport } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { screen, waitFor } from '@testing-library/react'
import { buildOf, openShell, page, publish, signInAs, user } from '../../testing/open-shell'
import { reportFailure } from './report-failure'

const name = '00000000-0000-4000-8000-000000000001'

const drawn: DrawnReport[] = []
beforeEach(() => {
  drawn.length = 0
  Object.assign(crypto, { randomUUID: () => name })
  signInAs(user)
})

async function open(canary: boolean) {
  const pages = [page('dashboard', '/dashboard')]
  const registry = publish({ user: pages })
  if (canary) registry.remotes.user!.canary = { build: buildOf('user', pages, '0000000000b2'), percent: 1 }
  document.getElementById('registry')!.textContent = JSON.stringify(registry)
  localStorage.setItem('lot', '99')
  plan(calls.reportDrawn, async request => {
    drawn.push((await request.json()) as DrawnReport)
    return { status: 202, body: { message: 'Received.' } }
  })
  await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })
}

test('a page that is drawn is told by a browser that runs the build in force, too', async () => {
  await open(true)
  await waitFor(() => expect(drawn).toEqual([{ remote: 'user', build: '0000000000b1', browser: name }]))
})

test('a failure has the same name', async () => {
  await open(true)
  const failures: FailureReport[] = []
  plan(calls.reportFailure, async request => {
    failures.push((await request.json()) as FailureReport)
    return { status: 202, body: { message: 'Received.' } }
  })
  reportFailure({ remote: 'user', id: '0000000000b1' }, 'mount', 'crash')
  await waitFor(() =>
    expect(failures).toEqual([
      { remote: 'user', build: '0000000000b1', phase: 'mount', cause: 'crash', browser: name },
    ]),
  )
})

test('without another build nothing is told, and no name is kept', async () => {
  await open(false)
  expect(drawn).toEqual([])
  expect(localStorage.getItem('canary')).toBeNull()
})
