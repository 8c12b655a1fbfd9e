import { calls } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { preferences } from '@pundi/platform/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerCategories, answerPeriod, categoryOf } from '../../../testing/categories'
import { answerUndo } from '../../../testing/undo'

const makanan = categoryOf({ id: 2, name: 'Makanan', count: 3 })
const hiburan = categoryOf({ id: 5, name: 'Hiburan' })

beforeEach(() => signedIn())

test('each category says what it took this month, with a link to the records that make it', async () => {
  fakeDate('2026-11-23T05:00:00Z')
  preferences.setState({ month_start: 25, time_zone: 'Asia/Jakarta' })
  answerCategories(makanan, hiburan)
  const asked = answerPeriod({ 2: '150000.00' })
  await open()
  expect(await screen.findByText('This month: 25/10/2026 to 24/11/2026')).toBeVisible()
  const link = await screen.findByRole('link', { name: /^Rp\s150\.000 this month in Makanan$/ })
  expect(link).toHaveAttribute('href', '/transactions?category_id=2&from=2026-10-25&to=2026-11-24')
  const [, , row] = screen.getAllByRole('row')
  expect(row).toHaveTextContent(/Rp\s0/)
  expect(within(row!).queryByRole('link')).not.toBeInTheDocument()
  expect(asked).toEqual(['?from=2026-10-25&to=2026-11-24'])
})

test('where the sums cannot be had, the list stands without them and says so', async () => {
  answerCategories(makanan)
  plan(calls.sumTransactions, { status: 503 })
  await open()
  expect(await screen.findByText('Failed to fetch transactions')).toBeVisible()
  expect(screen.getByRole('row', { name: /Makanan Expense – 3/ })).toBeVisible()
})

test('what is archived stands apart, folded, and comes back with one press; so does what is archived now', async () => {
  answerPeriod()
  answerCategories(makanan, hiburan)
  const sent = answerPartly(() => answerCategories(makanan, { ...hiburan, is_archived: true }))
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Archive Hiburan' }))
  expect(await screen.findByText('Hiburan has been archived.')).toBeVisible()
  const rows = within(screen.getByRole('table', { name: 'Your categories' })).getAllByRole('row')
  expect(rows).toHaveLength(2)
  const archived = screen.getByText('Archived (1)', { selector: 'summary' })
  expect(archived.closest('details')).not.toHaveAttribute('open')

  const undone = answerUndo(() => answerCategories(makanan, hiburan))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(screen.queryByText('Archived (1)')).not.toBeInTheDocument()
  expect([sent, undone]).toEqual([[{ is_archived: true }], [{ ids: [8] }]])
})

test('a change that the server refuses is said in view, where notices are', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  answerPeriod()
  answerCategories(hiburan)
  plan(calls.changeCategoryPartly, { status: 503 }, { id: 5 })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Archive Hiburan' }))
  expect(await screen.findByText('We couldn’t save the category.')).toHaveRole('status')
  expect(warn.mock.calls).toEqual([['We couldn’t save the category.']])
})

test('what is deleted comes back by Undo', async () => {
  answerPeriod()
  answerCategories(makanan, hiburan)
  plan(calls.removeCategory, { body: { data: { count: 1, activity_ids: [9] } } }, { id: 5 })
  const restored = answerUndo()
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Hiburan' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(restored).toEqual([{ ids: [9] }])
})

test('the button for a new category opens the form, and closes it', async () => {
  answerPeriod()
  answerCategories(makanan)
  await open()
  const opener = await screen.findByRole('button', { name: 'New category' })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByLabelText('Category Name')).toHaveFocus()
  await userEvent.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'false')
})

const open = () => openPage(pageTable, '/category')

function answerPartly(then: () => void) {
  const sent: unknown[] = []
  plan(
    calls.changeCategoryPartly,
    async request => {
      sent.push(await request.json())
      then()
      const { count: _, ...data } = hiburan
      return { body: { data, activity_ids: [8] } }
    },
    { id: 5 },
  )
  return sent
}
