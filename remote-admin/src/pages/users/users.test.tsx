import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerList, listOf, ratna, signedIn, userOf } from '../../testing/answers'

const own = userOf({ id: 1, name: ratna.name, email: ratna.email, role: 'admin' })
const sari = userOf()
const budi = userOf({
  id: 4,
  name: 'Budi',
  email: 'budi@example.com',
  status: 'deactive',
  last_sign_in: null,
  transactions: 1,
  ...{ wallets: 5, transfers: 1 },
})
let asked: string[]

beforeEach(() => {
  signedIn()
  asked = answerList('users', [own, sari, budi], { total: 12345 })
})

test('"Kelola Pengguna" lists users by No, Nama, Email, Status and Aksi', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Kelola Pengguna' })).toBeVisible()
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    'No',
    'Nama',
    'Email',
    'Status',
    'Aksi',
  ])
  expect(screen.getByText('12.345 users')).toBeVisible()
  expect(within(rowOf('Sari')).getByText('active')).toHaveAttribute('data-tone', 'income')
  expect(within(rowOf('Budi')).getByText('deactive')).toHaveAttribute('data-tone', 'expense')
})

test('a row has the last sign-in, the number of records and the role of its user, and leads to their logs', async () => {
  await open()
  const row = within(rowOf('Sari'))
  expect(row.getByText('1.234 transactions')).toBeVisible()
  expect(row.getByText(/^Last sign-in 20 Nov 2026, \d\d\.38$/)).toBeVisible()
  expect(row.getByRole('link', { name: 'Logs for Sari Contoh' })).toHaveAttribute(
    'href',
    '/admin/logs?user_id=3',
  )
  expect(within(rowOf('Budi')).getByText('1 transaction')).toBeVisible()
  expect(within(rowOf('Budi')).getByText('Never signed in')).toBeVisible()
  expect(within(rowOf('Budi')).getByText('5 wallets, 1 transfer')).toBeVisible()
  expect(row.queryByText(/wallet/)).toBeNull()
  expect(within(rowOf('Ratna')).getByText('admin')).toBeVisible()
})

test('"Nonaktifkan" is offered for active users only, "Aktifkan" for deactive ones, and neither for oneself', async () => {
  await open()
  expect(within(rowOf('Sari')).getByRole('button', { name: 'Nonaktifkan: Sari Contoh' })).toBeVisible()
  expect(within(rowOf('Sari')).queryByRole('button', { name: /^Aktifkan/ })).not.toBeInTheDocument()
  expect(within(rowOf('Budi')).getByRole('button', { name: 'Aktifkan: Budi' })).toBeVisible()
  expect(within(rowOf('Budi')).queryByRole('button', { name: /^Nonaktifkan/ })).not.toBeInTheDocument()
  expect(within(rowOf('Ratna')).queryByRole('button')).not.toBeInTheDocument()
  expect(within(rowOf('Ratna')).getByText('This is you')).toBeVisible()
})

test('reads "Memuat data pengguna..." while users load', async () => {
  let arrive = () => {}
  plan(calls.listAdminUsers, async () => {
    await new Promise<void>(resolve => (arrive = resolve))
    return { body: listOf([sari]) }
  })
  await openPage(pageTable, '/admin/users')
  expect(await screen.findByText('Memuat data pengguna...')).toBeVisible()
  await waitFor(() => expect(arrive).not.toBe(undefined))
  arrive()
  expect(await screen.findByText('1 user')).toBeVisible()
})

test('without users it reads "Tidak ada pengguna ditemukan."', async () => {
  answerList('users')
  await openPage(pageTable, '/admin/users')
  expect(await screen.findByText('Tidak ada pengguna ditemukan.')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a list that cannot be had reads "Gagal memuat data pengguna." and can be tried again', async () => {
  plan(calls.listAdminUsers, { status: 503 })
  await openPage(pageTable, '/admin/users')
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal memuat data pengguna.')
  answerList('users', [sari])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Sari Contoh')).toBeVisible()
})

test('users are searched and filtered by the server, and the address says how', async () => {
  const router = await open()
  await userEvent.type(screen.getByLabelText('Search'), 'sari{Enter}')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=sari'))
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'deactive')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=sari&status=deactive'))
  await waitFor(() => expect(router.state.location.search).toBe(asked.at(-1)))
})

test('users are ordered by the column or by choice, and filters go one by one or all together', async () => {
  await open('?search=sari&role=admin')
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Last sign-in, latest first')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=sari&role=admin&sort=-last_sign_in'))
  const chip = screen.getByRole('link', { name: 'Remove filter: Role: admin' })
  await waitFor(() => expect(chip).toHaveAttribute('href', expect.stringContaining('sort=-last_sign_in')))
  await userEvent.click(chip)
  await waitFor(() => expect(chip).not.toBeInTheDocument())
  expect(asked.at(-1)).toBe('?search=sari&sort=-last_sign_in')
  const head = within(screen.getByRole('columnheader', { name: 'Nama' })).getByRole('link')
  await waitFor(() => expect(head).toHaveAttribute('href', '/admin/users?search=sari&sort=name'))
  await userEvent.click(head)
  await waitFor(() => expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Name, A to Z'))
  expect(asked.at(-1)).toBe('?search=sari&sort=name')
  await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?sort=name'))
})

test('pages lead on and back, and "No" goes on counting', async () => {
  plan(calls.listAdminUsers, async ({ url }) =>
    new URL(url).searchParams.get('cursor') === 'two'
      ? { body: listOf([budi], { total: 3 }) }
      : { body: listOf([own, sari], { total: 3, next_cursor: 'two' }) },
  )
  await open()
  const pages = within(screen.getByRole('navigation', { name: 'User pages' }))
  expect(pages.getByText('1–2 of 3 users')).toBeVisible()
  await userEvent.click(pages.getByText('Next'))
  await waitFor(() => expect(rowOf('Budi').querySelector('td')).toHaveTextContent('3'))
  expect(pages.getByText('3–3 of 3 users')).toBeVisible()
  await userEvent.click(pages.getByText('Previous'))
  await waitFor(() => expect(rowOf('Sari').querySelector('td')).toHaveTextContent('2'))
})

test('where counting would take too long, it says that there are more', async () => {
  answerList('users', [sari], { total: 10000, is_more: true })
  await openPage(pageTable, '/admin/users?search=a')
  expect(await screen.findByText('More than 10.000 users')).toBeVisible()
})

test('a filter that the server refuses is told in its field', async () => {
  plan(calls.listAdminUsers, {
    status: 422,
    body: { message: 'Periksa lagi', errors: { status: ['Pilih dari daftar'] } },
  })
  await openPage(pageTable, '/admin/users?status=none')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fix the highlighted filters.')
  expect(screen.getByLabelText('Status')).toHaveAccessibleDescription('Pilih dari daftar')
  expect(screen.getByRole('link', { name: 'Show all users' })).toHaveAttribute('href', '/admin/users')
})

const rowOf = (name: string) =>
  screen.getByText(new RegExp(`^${name}`), { selector: 'tr span' }).closest('tr')!

async function open(search = '') {
  const router = await openPage(pageTable, `/admin/users${search}`)
  await screen.findByRole('table', { name: 'Kelola Pengguna' })
  return router
}
