import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerCategories, answerPeriod, categoryOf } from '../../testing/categories'
import { signedIn } from '../../testing/answers'

beforeEach(() => {
  signedIn()
  answerPeriod()
})

test('the table has #, Name, Type and Actions, what each took this month and how many transactions it has', async () => {
  answerCategories(
    categoryOf({ id: 4, name: 'Gaji', type: 'income', count: 12 }),
    categoryOf({ id: 7, name: 'Kopi & teh', count: 1 }),
    categoryOf({ id: 9, name: 'Hiburan', count: 0 }),
  )
  const [head, gaji, kopi, hiburan] = await openTable()
  expect(head).toHaveTextContent(/^#\s*Name\s*Type\s*This month\s*Transactions\s*Actions$/)
  await within(gaji!).findByText('0')
  expect(gaji).toHaveTextContent(/^1\s*Gaji\s*Income\s*Rp\s0\s*12/)
  expect(kopi).toHaveTextContent(/^2\s*Kopi & teh\s*Expense\s*Rp\s0\s*1/)
  expect(within(gaji!).getByRole('link', { name: '12 transactions in Gaji' })).toBeVisible()
  expect(within(kopi!).getByRole('link', { name: '1 transaction in Kopi & teh' })).toHaveAttribute(
    'href',
    '/transactions?category=Kopi%20%26%20teh',
  )
  expect(within(hiburan!).queryByRole('link')).not.toBeInTheDocument()
})

test.each([
  ['Income', 'income'],
  ['income', 'income'],
  ['expense', 'expense'],
  ['EXPENSE', 'expense'],
])('the badge of the type "%s" is that of %s', async (type, tone) => {
  answerCategories(categoryOf({ type: type as 'income' }))
  const [, row] = await openTable()
  const badge = within(row!).getByText(tone === 'income' ? 'Income' : 'Expense')
  expect(badge).toHaveAttribute('data-tone', tone)
})

test('the form adds with the user’s id, and the list is fresh', async () => {
  answerCategories(categoryOf())
  await openTable()
  const sent = answerChange(calls.addCategory, () =>
    answerCategories(categoryOf(), categoryOf({ id: 8, name: 'Bonus', type: 'income' })),
  )
  const form = within(screen.getByRole('region', { name: 'Add New Category' }))
  expect(form.queryByLabelText('Category ID')).not.toBeInTheDocument()
  expect(form.getByLabelText('Type')).toHaveValue('income')
  await userEvent.type(form.getByLabelText('Category Name'), 'Bonus')
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
  expect(await screen.findByRole('row', { name: /Bonus Income/ })).toBeVisible()
  expect(sent).toEqual([{ userid: '3', name: 'Bonus', type: 'income' }])
  expect(form.getByLabelText('Category Name')).toHaveValue('')
  await screen.findByText('Bonus has been added.', { selector: '[role=status]' })
})

test('tried again after a lost answer, the same category goes with the same key, another with another', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  answerCategories(categoryOf())
  await openTable()
  const keys: (string | null)[] = []
  plan(calls.addCategory, async ({ headers }) => {
    keys.push(headers.get('idempotency-key'))
    return keys.length < 3 ? { status: 504 } : { body: { data: categoryOf() } }
  })
  const form = within(screen.getByRole('region', { name: 'Add New Category' }))
  const pressUntil = (count: number) =>
    waitFor(async () => {
      await userEvent.click(form.getByRole('button', { name: /^(Add|Loading...)$/ }))
      expect(keys).toHaveLength(count)
    })
  await userEvent.type(form.getByLabelText('Category Name'), 'Bonus')
  await pressUntil(1)
  await pressUntil(2)
  await userEvent.type(form.getByLabelText('Category Name'), '!')
  await pressUntil(3)
  expect(await screen.findByText('Bonus! has been added.')).toBeVisible()
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a name that is missing makes no call', async () => {
  answerCategories()
  await openPage(pageTable, '/category')
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  expect(screen.getByLabelText('Category Name')).toHaveAccessibleDescription('Enter a name')
})

test('an error appears under the form, is logged, and clears after 5 seconds; what was typed stays', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  answerCategories(categoryOf())
  const message = 'Anda sudah punya kategori dengan nama ini.'
  plan(calls.addCategory, { status: 409, body: { message, errors: { name: [message] } } })
  await openTable()
  await userEvent.type(screen.getByLabelText('Category Name'), 'makanan')
  jest.useFakeTimers({ advanceTimers: true })
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(warn.mock.calls).toEqual([[message]])
  await act(() => jest.advanceTimersByTimeAsync(4500))
  expect(screen.getByRole('alert')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(600))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Category Name')).toHaveValue('makanan')
})

test('Edit loads the row into the form; Update sends it and returns to add mode, type back to income', async () => {
  answerCategories(categoryOf({ id: 7, name: 'Makanan' }))
  await openTable()
  const form = await edit('Makanan')
  expect(form.getByLabelText('Category ID')).toHaveValue('7')
  expect(form.getByLabelText('Category ID')).toHaveAttribute('readonly')
  expect(form.getByLabelText('Category Name')).toHaveValue('Makanan')
  expect(form.getByLabelText('Category Name')).toHaveFocus()
  expect(form.getByLabelText('Type')).toHaveValue('expense')
  const sent = answerChange(calls.changeCategory, () =>
    answerCategories(categoryOf({ id: 7, name: 'Makan' })),
  )
  await userEvent.clear(form.getByLabelText('Category Name'))
  await userEvent.type(form.getByLabelText('Category Name'), 'Makan')
  await userEvent.click(form.getByRole('button', { name: 'Update' }))
  expect(await screen.findByRole('row', { name: /^1 Makan Expense/ })).toBeVisible()
  expect(sent).toEqual([{ userid: '3', name: 'Makan', type: 'expense' }])
  expect(screen.getByRole('region', { name: 'Add New Category' })).toBeVisible()
  expect(screen.getByLabelText('Category Name')).toHaveValue('')
  expect(screen.getByLabelText('Type')).toHaveValue('income')
  expect(screen.queryByLabelText('Category ID')).not.toBeInTheDocument()
})

test('Reset returns to add mode, and the focus to the row', async () => {
  answerCategories(categoryOf({ name: 'Makanan' }))
  await openTable()
  const form = await edit('Makanan')
  await userEvent.type(form.getByLabelText('Category Name'), ' dan minuman')
  await userEvent.click(form.getByRole('button', { name: 'Reset' }))
  expect(screen.getByRole('region', { name: 'Add New Category' })).toBeVisible()
  expect(screen.getByLabelText('Category Name')).toHaveValue('')
  expect(screen.getByLabelText('Type')).toHaveValue('income')
  expect(screen.getByRole('button', { name: 'Edit Makanan' })).toHaveFocus()
})

test('an Update that fails is shown and logged, and stays in edit mode', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  answerCategories(categoryOf({ id: 7, name: 'Makanan' }))
  plan(calls.changeCategory, { status: 503 }, { id: 7 })
  await openTable()
  const form = await edit('Makanan')
  await userEvent.click(form.getByRole('button', { name: 'Update' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save the category.')
  expect(warn.mock.calls).toEqual([['We couldn’t save the category.']])
  expect(form.getByLabelText('Category Name')).toHaveValue('Makanan')
  expect(form.getByRole('button', { name: 'Update' })).toBeVisible()
})

test('without categories it says so', async () => {
  answerCategories()
  await openPage(pageTable, '/category')
  await screen.findByText('No categories yet')
  expect(screen.getByRole('heading', { level: 1, name: 'Category Management' })).toBeVisible()
})

test('categories that cannot be had are shown and logged, with a way to try again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  plan(calls.listCategories, { status: 503 })
  await openPage(pageTable, '/category')
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mengambil kategori')
  expect(warn.mock.calls).toEqual([['Gagal mengambil kategori']])
  answerCategories(categoryOf({ name: 'Makanan' }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Makanan/ })).toBeVisible()
})

async function openTable() {
  await openPage(pageTable, '/category')
  return within(await screen.findByRole('table')).getAllByRole('row')
}

async function edit(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `Edit ${name}` }))
  return within(screen.getByRole('region', { name: 'Edit Category' }))
}

function answerChange(call: typeof calls.addCategory | typeof calls.changeCategory, then: () => void) {
  const sent: unknown[] = []
  plan(call, async request => {
    sent.push(await request.json())
    then()
    return { body: { data: categoryOf() } }
  })
  return sent
}
