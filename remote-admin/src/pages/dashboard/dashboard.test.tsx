import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerList, listOf, logOf, userOf } from '../../testing/answers'

beforeEach(() => answerDaily())

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
  plan(calls.listAdminUsers, async request => {
    expect(new URL(request.url).search).toBe('?limit=5')
    return {
      body: listOf(
        names.map((name, id) => userOf({ id: id + 1, name, status: id === 1 ? 'deactive' : 'active' })),
      ),
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

const self = { id: 3, name: 'Sari Contoh' }

test.each([
  [{ actor: self, target: null }, 'Sari Contoh'],
  [{ actor: self, target: self }, 'Sari Contoh'],
  [{ target: self }, 'Ratna Admin (affected user: Sari Contoh)'],
  [{ target: { id: 4, name: '' } }, 'Ratna Admin (affected user: #4)'],
])('lists the first logs with action, people and timestamp: %j', async (people, named) => {
  answerLists()
  answerList('logs', [logOf({ action: 'Masuk', timestamp: '2026-08-20T02:38:00Z', ...people })])
  await openPage(pageTable, '/admin')
  const log = within(await screen.findByRole('region', { name: 'Recent Logs' })).getByRole('listitem')
  expect(log).toHaveTextContent(/^Masuk.+20 Agu 2026, \d\d\.38$/)
  expect(within(log).getByText(named)).toBeVisible()
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
  plan(calls.listAdminUsers, { status: 500, body: { message: 'Kesalahan server' } })
  await openPage(pageTable, '/admin')
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mengambil data admin')
  expect(screen.getByRole('group', { name: 'Total Users' })).toHaveTextContent(/0$/)
  expect(screen.getByText('No users found')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Total Transactions' })).toHaveTextContent(/67$/)

  answerList('users', [userOf({ name: 'Sari' })])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Sari')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('lists the first five logs', async () => {
  answerLists()
  answerList(
    'logs',
    [1, 2, 3, 4, 5, 6].map(id => logOf({ id })),
  )
  await openPage(pageTable, '/admin')
  const logs = within(await screen.findByRole('region', { name: 'Recent Logs' }))
  expect(logs.getAllByRole('listitem')).toHaveLength(5)
})

test('a chart has the sign-ups and transactions of 30 days, for every hand and as a table', async () => {
  answerLists()
  await openPage(pageTable, '/admin')
  const chart = within(
    await screen.findByRole('figure', { name: 'Sign-ups and transactions in the last 30 days' }),
  )
  const group = (name: string) => within(chart.getByRole('group', { name: `${name}: Choose a day` }))
  const [signUps, transactions] = [group('Sign-ups'), group('Transactions')]
  expect(signUps.getAllByRole('radio')).toHaveLength(30)
  expect(signUps.getByRole('radio', { name: '20/11/2026: Sign-ups 29' })).toBeChecked()
  expect(transactions.getByRole('radio', { name: '20/11/2026: Transactions 2.900' })).toBeChecked()
  fireEvent.click(signUps.getByRole('radio', { name: '22/10/2026: Sign-ups 0' }))
  expect(transactions.getByRole('radio', { name: '22/10/2026: Transactions 0' })).toBeChecked()
  expect(
    chart.getByText('Most sign-ups: 29 on 20/11/2026. Most transactions: 2.900 on 20/11/2026.'),
  ).toBeVisible()
  await userEvent.click(chart.getByText('Show as a table'))
  const table = within(chart.getByRole('table'))
  expect(table.getAllByRole('row')).toHaveLength(31)
  expect(table.getByRole('row', { name: '19/11/2026 28 2.800' })).toBeVisible()
})

test('days that cannot be had read "Gagal mengambil data admin" in their own place', async () => {
  answerLists()
  plan(calls.listAdminDays, { status: 500 })
  await openPage(pageTable, '/admin')
  const card = within(await screen.findByRole('region', { name: 'The last 30 days' }))
  expect(await card.findByRole('alert')).toHaveTextContent('Gagal mengambil data admin')
  expect(screen.getByRole('group', { name: 'Total Users' })).toHaveTextContent(/12\.345$/)
  answerDaily()
  await userEvent.click(card.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('group', { name: 'Sign-ups: Choose a day' })).toBeVisible()
})

test('a press on the chosen day opens its transactions', async () => {
  answerLists()
  plan(calls.sumAdminTransactions, { status: 503 })
  const router = await openPage(pageTable, '/admin')
  const day = await screen.findByRole('radio', { name: '19/11/2026: Transactions 2.800' })
  fireEvent.click(day)
  expect(router.state.location.pathname).toBe('/admin')
  fireEvent.click(day)
  await screen.findByRole('heading', { name: 'Manage Transaction' })
  expect(router.state.location.search).toBe('?from=2026-11-19&to=2026-11-19')
})

test('days without sign-ups or transactions say so', async () => {
  answerLists()
  plan(calls.listAdminDays, { body: { data: [{ day: '2026-11-20', sign_ups: 0, transactions: 0 }] } })
  await openPage(pageTable, '/admin')
  expect(await screen.findByText('No sign-ups. No transactions.')).toBeVisible()
})

function answerLists() {
  answerList('users', [], { total: 12345 })
  answerList('transactions', [], { total: 67 })
  answerList('categories', [], { total: 8 })
  answerList('logs', [], { total: 9 })
}

function answerDaily() {
  const data = Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
    sign_ups: index,
    transactions: index * 100,
  }))
  plan(calls.listAdminDays, { body: { data } })
}
