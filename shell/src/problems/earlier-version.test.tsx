import { HttpError } from '@pundi/platform/http'
import type { Page, PageTable } from '@pundi/platform/federation'
import { answer } from '@pundi/devkit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { isQuarantined } from '../registry/quarantine'
import { chunkAway, openShell, page, publish, reports, signInAs, user } from '../testing/open-shell'

const button = { name: 'Use the previous version' }

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  signInAs(user)
})

test('a page that breaks as it is first drawn offers the previous version, and says when there is none to be had', async () => {
  publishWithEarlier(broken('one'))
  await openShell('/one')
  expect(await screen.findByText('This page stopped working')).toBeVisible()
  expect(screen.getByText('Your data is safe. The problem is on our side.')).toBeVisible()
  await waitFor(() =>
    expect(reports).toEqual([{ remote: 'user', build: '0000000000b1', phase: 'mount', cause: 'crash' }]),
  )
  expect(isQuarantined('0000000000b1')).toBe(true)

  answer('GET /registry.json', { status: 503, body: {} })
  answer('GET /r/user/0000000000a0/build.json', { status: 404, file: 'There is no such file.\n' })
  await userEvent.click(screen.getByRole('button', button))
  expect(await screen.findByText(/No previous version is available right now/)).toBeVisible()
  expect(screen.getByRole('button', button)).toBeVisible()
})

test('where no earlier build is published none is offered', async () => {
  publish({ user: [broken('two')] })
  await openShell('/two')
  expect(await screen.findByText('This page stopped working')).toBeVisible()
  expect(screen.queryByRole('button', button)).not.toBeInTheDocument()
})

test('without a connection no other build is offered, since none would come', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  publishWithEarlier(broken('offline'))
  await openShell('/offline')
  expect(await screen.findByText('This page stopped working')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByRole('button', button)).not.toBeInTheDocument()
})

test('what the server refuses is not the fault of a build', async () => {
  publishWithEarlier({
    ...page('three', '/three'),
    route: () =>
      Promise.resolve({
        Component: () => null,
        loader: () => Promise.reject(new HttpError('Layanan sedang sibuk', 503)),
      }),
  })
  await openShell('/three')
  expect(await screen.findByText('Layanan sedang sibuk')).toBeVisible()
  expect(screen.queryByRole('button', button)).not.toBeInTheDocument()
  expect(reports).toEqual([])
})

test('a page that was drawn once and breaks later is reported as that, and offers the previous version', async () => {
  publishWithEarlier({ ...page('four', '/four'), route: () => Promise.resolve({ Component: Fragile }) })
  await openShell('/four')
  await userEvent.click(await screen.findByRole('button', { name: 'Break' }))
  expect(await screen.findByText('This page stopped working')).toBeVisible()
  expect(screen.getByRole('button', button)).toBeVisible()
  await waitFor(() =>
    expect(reports).toEqual([{ remote: 'user', build: '0000000000b1', phase: 'later', cause: 'crash' }]),
  )
  expect(isQuarantined('0000000000b1')).toBe(false)
})

test('a page whose nodes a translator replaced is drawn anew, and no build is to blame, once', async () => {
  publishWithEarlier({ ...page('six', '/six'), route: () => Promise.resolve({ Component: Translated }) })
  await openShell('/six')
  await userEvent.click(await screen.findByRole('button', { name: 'Replace' }))
  expect(await screen.findByRole('button', { name: 'Replace' })).toBeVisible()
  expect([reports, isQuarantined('0000000000b1')]).toEqual([[], false])
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
  expect(await screen.findByText('This page stopped working')).toBeVisible()
  await waitFor(() => expect(reports.map(({ phase }) => phase)).toEqual(['later']))
})

test('a part of a page whose file does not come is no fault of the build', async () => {
  publishWithEarlier(broken('five', chunkAway()))
  await openShell('/five')
  expect(await screen.findByText('We couldn’t show this page')).toBeVisible()
  expect(screen.getByText(/Check your connection/)).toBeVisible()
  await waitFor(() =>
    expect(reports).toEqual([{ remote: 'user', build: '0000000000b1', phase: 'mount', cause: 'file' }]),
  )
  expect(isQuarantined('0000000000b1')).toBe(false)
})

const broken = (name: string, error: Error = new TypeError('broken')): Page => ({
  ...page(name, `/${name}`),
  route: () =>
    Promise.resolve({
      Component: () => {
        throw error
      },
    }),
})

function Fragile() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new TypeError('broken')
  return <button onClick={() => setBroken(true)}>Break</button>
}

function Translated() {
  const [isThere, setThere] = useState(true)
  const replace = () => {
    const text = document.getElementById('text')!.firstChild!
    text.replaceWith(document.createElement('span'))
    setThere(false)
  }
  return (
    <p id="text">
      {isThere && 'words'}
      <button onClick={replace}>Replace</button>
    </p>
  )
}

function publishWithEarlier(...pages: PageTable['pages']) {
  const registry = publish({ user: pages })
  registry.remotes.user!.records = { '0000000000a0': '' }
  document.getElementById('registry')!.textContent = JSON.stringify(registry)
}
