import { act, screen } from '@testing-library/react'
import { openShell, page, publish, signInAs, user } from '../testing/open-shell'

const autofocused = {
  ...page('Search', '/transactions'),
  route: () => Promise.resolve({ Component: SearchPage }),
}

beforeEach(() => {
  publish({ user: [page('Dashboard', '/dashboard'), page('Settings', '/setting'), autofocused] })
  signInAs(user)
})

test('another page takes the focus to its heading, under its title', async () => {
  const router = await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(document.body).toHaveFocus()
  await act(() => router.navigate('/setting'))
  expect(await screen.findByRole('heading', { name: 'Settings' })).toHaveFocus()
  expect(document.title).toBe('Title of Settings')
})

test('another search on the same page leaves the focus where it is', async () => {
  const router = await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'Dashboard' })
  await act(() => router.navigate('/dashboard?search=gaji'))
  expect(document.body).toHaveFocus()
})

test('a field that takes the focus by itself keeps it, and the page before it is focused again', async () => {
  const router = await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'Dashboard' })
  await act(() => router.navigate('/transactions'))
  expect(await screen.findByRole('textbox')).toHaveFocus()
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toHaveFocus()
})

function SearchPage() {
  return (
    <main>
      <h1>Search</h1>
      <input autoFocus />
    </main>
  )
}
