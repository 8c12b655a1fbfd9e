import { preferences } from '@pundi/platform/session'
import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerList, logOf, signedIn } from '../../testing/answers'

const zone = 'time_zone=Asia%2FMakassar'
beforeEach(() => preferences.setState({ time_zone: 'Asia/Makassar' }))
let asked: string[]

beforeEach(() => {
  signedIn()
  asked = answerList('logs', [
    logOf(),
    logOf({ id: 4, action: 'Masuk', status: 'Gagal', target: null, actor: { id: 8, name: '' } }),
  ])
})

test('lists who did what to whom and when, and how it ended', async () => {
  await open()
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    'Time',
    'User',
    'Action',
    'Affected user',
    'Status',
  ])
  const rows = screen.getAllByRole('row').slice(1)
  const cells = rows.map(row =>
    within(row)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  )
  expect(cells[0]!.slice(1)).toEqual(['Ratna Admin', 'Nonaktifkan pengguna', 'Sari Contoh', 'Sukses'])
  expect(cells[0]![0]).toMatch(/^20 Nov 2026, \d\d\.38$/)
  expect(cells[1]!.slice(1)).toEqual(['#8', 'Masuk', '–', 'Gagal'])
})

test('logs are searched and filtered by status and by days where the reader is', async () => {
  const router = await open()
  await userEvent.type(screen.getByLabelText('Search'), 'nonaktif{Enter}')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=nonaktif'))
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Gagal')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=nonaktif&status=Gagal'))
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
  await waitFor(() => expect(asked.at(-1)).toBe(`?search=nonaktif&status=Gagal&from=2026-11-01&${zone}`))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?search=nonaktif&status=Gagal&from=2026-11-01'),
  )
  expect(await screen.findByRole('link', { name: 'Remove filter: From: 01/11/2026' })).toBeVisible()
})

test('the logs of one user say whose they are, and that stays while something else is filtered', async () => {
  await open('?user_id=3')
  expect(await screen.findByText('User: Sari Contoh')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Sukses')
  await waitFor(() => expect(new URLSearchParams(asked.at(-1)).get('user_id')).toBe('3'))
})

test('exports exactly what is filtered, as CSV', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:logs'
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const exported: string[] = []
  plan(calls.exportAdminLogs, async ({ url }) => {
    exported.push(new URL(url).search)
    return {
      file: 'Time,User\r\n',
      headers: { 'content-disposition': 'attachment; filename="logs-2026-11-20.csv"' },
    }
  })
  await open('?status=Sukses&to=2026-11-20&cursor=two&no=51')
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toEqual(['logs-2026-11-20.csv']))
  expect(exported).toEqual([`?status=Sukses&to=2026-11-20&${zone}`])
  expect(await screen.findByText('File downloaded.')).toHaveAttribute('role', 'status')
})

test('an export of everything says where the reader is too: its file is named after their day', async () => {
  const exported: string[] = []
  plan(calls.exportAdminLogs, async ({ url }) => {
    exported.push(new URL(url).search)
    return { status: 503 }
  })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(exported).toEqual([`?${zone}`]))
  await screen.findByRole('alert')
})

test('an export that fails is said, and the list stays', async () => {
  plan(calls.exportAdminLogs, { status: 503 })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t export the logs.')
  expect(screen.getByRole('table')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('without logs it reads "No logs found", and a list that cannot be had can be tried again', async () => {
  plan(calls.listAdminLogs, { status: 500 })
  await openPage(pageTable, '/admin/logs')
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the logs.')
  answerList('logs')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No logs found')).toBeVisible()
})

async function open(search = '') {
  const router = await openPage(pageTable, `/admin/logs${search}`)
  await screen.findByRole('table', { name: 'Logs' })
  return router
}
