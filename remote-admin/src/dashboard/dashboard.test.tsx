import { answer, openPage } from '@pundi/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../pages'

test('the cards show the totals that the server gives, not the length of a page', async () => {
  answerLists()
  await openPage(pageTable, '/admin')
  expect(await screen.findByRole('group', { name: 'Total Users' })).toHaveTextContent(/12\.345$/)
  expect(screen.getByRole('group', { name: 'Total Transactions' })).toHaveTextContent(/67$/)
  expect(screen.getByRole('group', { name: 'Total Categories' })).toHaveTextContent(/8$/)
  expect(screen.getByRole('group', { name: 'Total Logs' })).toHaveTextContent(/9$/)
})

test('lists the first five users with name and status', async () => {
  const names = ['Sari', 'Budi', 'Citra', 'Dewi', 'Eko', 'Fajar']
  answerLists()
  answer('GET /api/admin/users', async request => {
    expect(new URL(request.url).search).toBe('?limit=5')
    return {
      body: listOf(6, ...names.map((name, id) => userOf(id + 1, name, id === 1 ? 'deactive' : 'active'))),
    }
  })
  await openPage(pageTable, '/admin')
  const users = within(await screen.findByRole('region', { name: 'Recent Users' })).getAllByRole('listitem')
  expect(users.map(user => user.textContent)).toEqual([
    'Sariactive',
    'Budideactive',
    'Citraactive',
    'Dewiactive',
    'Ekoactive',
  ])
  expect(within(users[0]!).getByText('active')).toHaveAttribute('data-tone', 'income')
  expect(within(users[1]!).getByText('deactive')).toHaveAttribute('data-tone', 'expense')
})

test('lists the first logs with action and timestamp', async () => {
  answerLists()
  answer('GET /api/admin/logs', {
    body: listOf(1, { id: 1, action: 'Sari signed in', timestamp: '2026-08-20T02:38:00Z' }),
  })
  await openPage(pageTable, '/admin')
  const logs = within(await screen.findByRole('region', { name: 'Recent Logs' }))
  expect(logs.getByRole('listitem')).toHaveTextContent(/^Sari signed in20 Agu 2026, \d\d\.38$/)
})

test('without users it reads "No users found", without logs "No logs found"', async () => {
  answerLists()
  await openPage(pageTable, '/admin')
  expect(await screen.findByText('No users found')).toBeVisible()
  expect(screen.getByText('No logs found')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a list that fails counts as empty, and the screen reads "Gagal mengambil data admin"', async () => {
  answerLists()
  answer('GET /api/admin/users', { status: 500, body: { message: 'Kesalahan server' } })
  await openPage(pageTable, '/admin')
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mengambil data admin')
  expect(screen.getByRole('group', { name: 'Total Users' })).toHaveTextContent(/0$/)
  expect(screen.getByText('No users found')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Total Transactions' })).toHaveTextContent(/67$/)

  answer('GET /api/admin/users', { body: listOf(1, userOf(1, 'Sari', 'active')) })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Sari')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

const listOf = (total: number, ...data: object[]) => ({ data, meta: { total, next_cursor: null } })
const userOf = (id: number, name: string, status: string) => ({
  id,
  name,
  email: `${name}@example.com`,
  status,
})

function answerLists() {
  answer('GET /api/admin/users', { body: listOf(12345) })
  answer('GET /api/admin/transactions', { body: listOf(67) })
  answer('GET /api/admin/categories', { body: listOf(8) })
  answer('GET /api/admin/logs', { body: listOf(9) })
}
