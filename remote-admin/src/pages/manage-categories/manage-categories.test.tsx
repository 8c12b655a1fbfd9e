import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerList, categoryOf, signedIn } from '../../testing/answers'

beforeEach(() => signedIn())

test("lists everybody's categories with their owners and how much is in them, and nothing to press", async () => {
  answerList('categories', [categoryOf(), categoryOf({ id: 1, name: 'Gaji', type: 'income' })], {
    total: 400,
  })
  await open()
  const [, first] = screen.getAllByRole('row')
  expect(
    within(first!)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['1', 'Makanan', 'expense', 'Sari Contoh', '12'])
  expect(screen.getByText('400 categories')).toBeVisible()
  expect(within(screen.getByRole('table')).queryByRole('button')).not.toBeInTheDocument()
})

test('categories are searched, filtered and ordered by the server, and the first page has no pager', async () => {
  const asked = answerList('categories', [categoryOf()])
  await open()
  await userEvent.type(screen.getByLabelText('Search'), 'mak{Enter}')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=mak'))
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'expense')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=mak&type=expense'))
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name, A to Z')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=mak&type=expense&sort=name'))
  expect(screen.queryByRole('navigation', { name: 'Category pages' })).not.toBeInTheDocument()
})

test('a search that finds nothing says so and leads back; a failure can be tried again', async () => {
  plan(calls.listAdminCategories, { status: 500, body: { message: 'Kesalahan server' } })
  await openPage(pageTable, '/admin/manage-categories?search=x')
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mengambil kategori')
  answerList('categories')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No categories found.')).toBeVisible()
  answerList('categories', [categoryOf()])
  await userEvent.click(screen.getByRole('link', { name: 'Show all categories' }))
  expect(await screen.findByText('1 category')).toBeVisible()
})

async function open() {
  await openPage(pageTable, '/admin/manage-categories')
  await screen.findByRole('table', { name: 'Manage Category' })
}
