import { calls } from '@pundi/contract'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import type { PageTable } from '@pundi/platform/federation'
import { session } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import { noMessages, plan, unchosen } from '../testing'
import { harnessRoutes } from './harness-routes'

const account = { email: 'admin@pundi.example', password: 'teh-tarik-2026' }
const admin = {
  id: 2,
  name: 'Admin Contoh',
  email: account.email,
  ...unchosen,
  phone: null,
  role: 'admin' as const,
}

test("signs in with the area's demo account and opens the remote's first page", async () => {
  plan(calls.login, async request => {
    expect(await request.json()).toEqual(account)
    return { body: { token: '1|secret', data: admin } }
  })
  open('/')
  expect(await screen.findByText('All users')).toBeVisible()
  expect(session.getState().token).toBe('1|secret')
})

test('whoever is signed in and may be there stays', async () => {
  changeSession({ token: '7|kept' })
  plan(calls.findCurrentUser, { body: { data: admin } })
  open('/admin/users')
  expect(await screen.findByText('All users')).toBeVisible()
  expect(session.getState().token).toBe('7|kept')
})

test('an address of another remote says so and lists the pages that there are', async () => {
  open('/sign-in')
  expect(await screen.findByRole('heading', { name: '/sign-in is no page of this remote' })).toBeVisible()
  expect(screen.getByRole('link', { name: '/admin/users' })).toBeVisible()
})

test('a missing demo account is said in a sentence', async () => {
  open('/admin/users', {})
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This page cannot sign in to the admin area, because the password of the demo account was changed',
  )
})

const Layout = () => (
  <main>
    <Link to="/admin/users">Users</Link>
    <Outlet />
  </main>
)

const table: PageTable = {
  area: 'admin',
  layout: async () => ({ Component: Layout }),
  pages: [
    {
      page: 'users',
      path: '/admin/users',
      title: 'Users',
      route: async () => ({ Component: () => <p>All users</p> }),
    },
  ],
  catalogues: noMessages,
}

function open(address: string, accounts: object = { admin: account }) {
  const data = document.createElement('script')
  data.type = 'application/json'
  data.id = 'data'
  data.textContent = JSON.stringify(accounts)
  document.body.replaceChildren(data)
  render(<RouterProvider router={createMemoryRouter(harnessRoutes(table), { initialEntries: [address] })} />)
}
