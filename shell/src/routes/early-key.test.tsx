import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { keepEarlyKeys } from '../boot/early-key'
import { openShell, page, publish, signInAs, tableOf, user } from '../testing/open-shell'
import { published } from '../testing/federation-runtime'

const heard = jest.fn()

function Layout() {
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => void heard(key)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return <Outlet />
}

test('a key that is pressed before there is a page is heard by its layout, once', async () => {
  signInAs(user)
  const pages = [page('one', '/one')]
  publish({ user: pages })
  published.set('pundi_user/pages', () =>
    Promise.resolve({
      pageTable: { ...tableOf('user', pages), layout: () => Promise.resolve({ Component: Layout }) },
    }),
  )
  keepEarlyKeys()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))
  await openShell('/one')
  await screen.findByRole('heading', { name: 'one' })
  expect(heard.mock.calls).toEqual([['n']])
})
