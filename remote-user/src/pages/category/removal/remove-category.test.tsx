import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { activate } from '@pundi/platform/i18n'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerCategories, answerPeriod, categoryOf } from '../../../testing/categories'

const makanan = categoryOf({ id: 2, name: 'Makanan', count: 3 })
const hiburan = categoryOf({ id: 5, name: 'Hiburan' })
const gaji = categoryOf({ id: 1, name: 'Gaji', type: 'income', count: 1 })

beforeEach(() => {
  signedIn()
  answerPeriod()
})
afterEach(() => activate('default'))

test('Delete asks, and deletes once that is confirmed', async () => {
  answerCategories(makanan, hiburan)
  const removed = answerRemove(() => answerCategories(makanan))
  const dialog = await askToRemove('Hiburan')
  expect(removed).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Hiburan')).not.toBeInTheDocument())
  expect(removed).toEqual(['/api/categories/5'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  screen.getByText('The category has been deleted.', { selector: '[role=status]' })
  await act(() => activate('es'))
  screen.getByText('Se eliminó la categoría.', { selector: '[role=status]' })
})

test('whoever thinks better of it deletes nothing', async () => {
  answerCategories(makanan, hiburan)
  const dialog = await askToRemove('Hiburan')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('Hiburan')).toBeVisible()
})

test('transactions of a category move to another one of its type first', async () => {
  answerCategories(gaji, makanan, hiburan)
  const removed = answerRemove(() => answerCategories(gaji, { ...hiburan, count: 3 }))
  const dialog = await askToRemove('Makanan')
  expect(dialog.getByText(/^Makanan has 3 transactions\./)).toBeVisible()
  expect(dialog.getAllByRole('option').map(option => option.textContent)).toEqual([
    'Select Category',
    'Hiburan',
  ])
  await userEvent.selectOptions(dialog.getByLabelText('Move transactions to'), 'Hiburan')
  await userEvent.click(dialog.getByRole('button', { name: 'Move and delete' }))
  expect(await screen.findByRole('link', { name: '3 transactions in Hiburan' })).toBeVisible()
  expect(removed).toEqual(['/api/categories/2?move_to=5'])
})

test('where there is no other of its type, one is made to take them', async () => {
  answerCategories(gaji, makanan)
  const removed = answerRemove(() => answerCategories(categoryOf({ id: 8, name: 'Honor', type: 'income' })))
  const made: unknown[] = []
  plan(calls.addCategory, async request => {
    made.push(await request.json())
    const { count: _, ...honor } = categoryOf({ id: 8, name: 'Honor', type: 'income' })
    return { status: 201, body: { data: honor } }
  })
  const dialog = await askToRemove('Gaji')
  expect(dialog.getByText(/^Gaji has 1 transaction\./)).toBeVisible()
  await userEvent.type(dialog.getByLabelText('New category name'), 'Honor')
  await userEvent.click(dialog.getByRole('button', { name: 'Move and delete' }))
  expect(await screen.findByText('Honor')).toBeVisible()
  expect(made).toEqual([{ userid: '3', name: 'Honor', type: 'income' }])
  expect(removed).toEqual(['/api/categories/1?move_to=8'])
})

test('a category that got transactions meanwhile is refused, and they are offered to move', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  answerCategories(makanan, hiburan)
  const dialog = await askToRemove('Hiburan')
  const message = 'Kategori ini masih punya transaksi.'
  plan(calls.removeCategory, { status: 409, body: { message } }, { id: 5 })
  answerCategories(makanan, { ...hiburan, count: 2 })
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByText(/^Hiburan has 2 transactions\./)).toBeVisible()
  expect(dialog.getByRole('alert')).toHaveTextContent(message)
  expect(dialog.getByLabelText('Move transactions to')).toBeVisible()
  expect(warn.mock.calls).toEqual([[message]])
})

test('a category that is gone already counts as deleted', async () => {
  answerCategories(makanan, hiburan)
  const dialog = await askToRemove('Hiburan')
  plan(calls.removeCategory, { status: 404, body: { message: 'Tidak ditemukan' } }, { id: 5 })
  answerCategories(makanan)
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The category has been deleted.')).toBeVisible()
})

test('a Delete that fails is shown and logged; the question stays', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  answerCategories(makanan, hiburan)
  const dialog = await askToRemove('Hiburan')
  plan(calls.removeCategory, { status: 503 }, { id: 5 })
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t delete the category.')
  expect(warn.mock.calls).toEqual([['We couldn’t delete the category.']])
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled()
})

test('what is typed about a category that is deleted meanwhile stays, for a new one', async () => {
  answerCategories(makanan, hiburan)
  answerRemove(() => answerCategories(makanan))
  await openPage(pageTable, '/category')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Hiburan' }))
  await userEvent.type(screen.getByLabelText('Category Name'), ' keluarga')
  await userEvent.click(screen.getByRole('button', { name: 'Delete Hiburan' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('region', { name: 'Add New Category' })).toBeVisible()
  expect(screen.getByLabelText('Category Name')).toHaveValue('Hiburan keluarga')
})

async function askToRemove(name: string) {
  await openPage(pageTable, '/category')
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }))
  return within(screen.getByRole('dialog', { name: `Delete the category ${name}?` }))
}

function answerRemove(then: () => void) {
  const removed: string[] = []
  plan(calls.removeCategory, async ({ url }) => {
    removed.push(new URL(url).pathname + new URL(url).search)
    then()
    return { body: { data: { count: 1, activity_ids: [9] } } }
  })
  return removed
}
