import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { activityOf, answerActivities, answerDetail, stateOf } from '../../../testing/activities'
import { signedIn, transactionOf } from '../../../testing/answers'
import { answerCategories, categoryOf } from '../../../testing/categories'

beforeEach(() => signedIn())

test('an opened entry shows what the record was before and after, and says what differs', async () => {
  answerDetail({ after: stateOf({ amount: '75000.50', name: 'Hiburan', category_id: 5 }) })
  const dialog = await openEntry()
  const table = within(await dialog.findByRole('table', { name: 'Changes' }))
  const heads = table.getAllByRole('columnheader').map(head => head.textContent)
  expect(heads).toEqual(['Field', 'Before', 'After'])
  expect(table.getByRole('row', { name: /^Amount changed Rp\s50\.000 Rp\s75\.000,50$/ })).toBeVisible()
  expect(table.getByRole('row', { name: 'Category changed Makanan Hiburan' })).toBeVisible()
  expect(table.getByRole('row', { name: 'Type expense expense' })).toBeVisible()
  expect(table.getByRole('row', { name: 'Date 07/11/2026 07/11/2026' })).toBeVisible()
  expect(table.getByRole('row', { name: 'Description Nasi goreng Nasi goreng' })).toBeVisible()
})

test('a deleted transaction is brought back, with a notice, and the log is fresh', async () => {
  answerDetail()
  const sent = answerRestore(() => answerActivities([activityOf({ id: 2, type: 'Pulihkan transaksi' })]))
  const dialog = await openEntry()
  expect(await dialog.findByText('Details before deletion')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Pulihkan transaksi')).toBeVisible()
  expect(screen.getByText('Item restored.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([{}])
})

test.each([
  [
    'an addition, to older servers,',
    { before: null, after: stateOf(), can_restore: false },
    'Added with these details',
  ],
  [
    'a sign-up',
    { subject: null, before: null, can_restore: false },
    'No transaction or category was changed.',
  ],
  [
    'what was refused',
    { status: 'Gagal' as const, before: null, can_restore: false },
    'This wasn’t allowed, so nothing changed.',
  ],
])('%s offers nothing to bring back', async (_, changes, sentence) => {
  answerDetail(changes)
  const dialog = await openEntry()
  expect(await dialog.findByText(sentence)).toBeVisible()
  expect(dialog.queryByRole('button', { name: /restore/i })).not.toBeInTheDocument()
})

test('where its category is gone, it comes back in another of the same type', async () => {
  answerDetail({ obstacle: 'category' })
  answerCategories(
    categoryOf({ id: 1, name: 'Gaji', type: 'income' }),
    categoryOf({ id: 5, name: 'Hiburan' }),
  )
  const sent = answerRestore()
  const dialog = await openEntry()
  const field = await dialog.findByLabelText('Category')
  expect(field).toHaveAccessibleDescription('The category Makanan was deleted. Choose another of this type.')
  expect(within(field).getAllByRole('option')).toHaveLength(2)
  await userEvent.selectOptions(field, 'Hiburan')
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Item restored.')).toBeVisible()
  expect(sent).toEqual([{ category_id: 5 }])
})

test('where no category of its type is left, it leads to where one is made', async () => {
  answerDetail({ obstacle: 'category' })
  answerCategories(categoryOf({ id: 1, name: 'Gaji', type: 'income' }))
  const dialog = await openEntry()
  expect(await dialog.findByRole('link', { name: 'Add New Category' })).toHaveAttribute('href', '/category')
  expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})

test('what was changed since is shown beside what it would become, and overwritten once confirmed', async () => {
  answerDetail({ obstacle: 'changed', after: stateOf({ amount: '60000.00' }) })
  plan(calls.findTransaction, { body: { data: transactionOf({ id: 9, amount: '70000.00' }) } }, { id: 9 })
  answerCategories(categoryOf())
  const sent = answerRestore()
  const dialog = await openEntry()
  const table = within(await dialog.findByRole('table', { name: 'What would change' }))
  expect(table.getByRole('row', { name: /^Amount changed Rp\s70\.000 Rp\s50\.000$/ })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Overwrite and restore' }))
  expect(await screen.findByText('Item restored.')).toBeVisible()
  expect(sent).toEqual([{ overwrite: true }])
})

test('a category whose name is taken comes back under another', async () => {
  answerDetail({ subject: 'category', before: { id: 4, type: 'expense', name: 'Kopi' }, obstacle: 'name' })
  answerCategories(categoryOf({ id: 6, name: 'Kopi' }))
  const sent = answerRestore()
  const dialog = await openEntry()
  const field = await dialog.findByLabelText('New name')
  expect(field).toHaveAccessibleDescription('Kopi is already taken. Choose another name.')
  await userEvent.type(field, 'Kopi lama')
  expect(dialog.queryByRole('table', { name: 'What would change' })).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Item restored.')).toBeVisible()
  expect(sent).toEqual([{ name: 'Kopi lama' }])
})

test('a category that was renamed shows the other name that it would have, as it is typed', async () => {
  const after = { id: 4, type: 'expense' as const, name: 'Kopi dan teh' }
  answerDetail({ subject: 'category', before: { ...after, name: 'Kopi' }, after, obstacle: 'name' })
  answerCategories(categoryOf({ id: 4, name: 'Kopi dan teh' }), categoryOf({ id: 6, name: 'Kopi' }))
  const dialog = await openEntry()
  const table = within(await dialog.findByRole('table', { name: 'What would change' }))
  expect(dialog.getByText(/^This item has since been changed\./)).toBeVisible()
  expect(table.getByRole('row', { name: 'Name changed Kopi dan teh New name' })).toBeVisible()
  await userEvent.type(dialog.getByLabelText('New name'), 'Kopi lama')
  expect(table.getByRole('row', { name: 'Name changed Kopi dan teh Kopi lama' })).toBeVisible()
})

test('an amount has its decimals in an opened entry, at its head as in its table', async () => {
  answerDetail({ before: stateOf({ amount: '999999999999.99' }) })
  const dialog = await openEntry({ amount: '-999999999999.99' })
  expect(await dialog.findAllByText(/999\.999\.999\.999,99/)).toHaveLength(2)
})

test.each([
  ['same', 'Nothing to restore: the current version is the same.'],
  ['type', 'You can’t restore the type while the category has transactions.'],
] as const)('where "%s" stands in the way, it says so', async (obstacle, sentence) => {
  answerDetail({ obstacle })
  const dialog = await openEntry()
  expect(await dialog.findByText(sentence)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})

test('what came in the way meanwhile is told, and the way round it is offered', async () => {
  answerDetail()
  const dialog = await openEntry()
  plan(calls.restoreActivity, { status: 409, body: { message: 'Kategorinya hilang.' } })
  answerDetail({ obstacle: 'category' })
  answerCategories(categoryOf({ id: 5, name: 'Hiburan' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Kategorinya hilang.')
  const sent = answerRestore()
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Hiburan')
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(sent).toEqual([{ category_id: 5 }]))
})

test('what was changed beyond the first thing in the way is shown and overwritten in the same form', async () => {
  answerDetail({ obstacle: 'category' })
  answerCategories(categoryOf({ id: 5, name: 'Hiburan' }))
  const dialog = await openEntry()
  await userEvent.selectOptions(await dialog.findByLabelText('Category'), 'Hiburan')
  const message = 'Sudah diubah sejak itu.'
  plan(calls.restoreActivity, {
    status: 409,
    body: { message, errors: { overwrite: [message] } },
  })
  plan(calls.findTransaction, { body: { data: transactionOf({ id: 9, amount: '70000.00' }) } }, { id: 9 })
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  expect(dialog.getByRole('table', { name: 'What would change' })).toBeVisible()
  expect(dialog.getByLabelText('Category')).toHaveDisplayValue('Hiburan')
  const sent = answerRestore()
  await userEvent.click(dialog.getByRole('button', { name: 'Overwrite and restore' }))
  await waitFor(() => expect(sent).toEqual([{ category_id: 5, overwrite: true }]))
})

test('an entry that cannot be had says so and tries again', async () => {
  plan(calls.findActivity, { status: 503 })
  const dialog = await openEntry()
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t load this activity')
  answerDetail()
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('button', { name: 'Restore' })).toBeVisible()
})

async function openEntry(changes: Parameters<typeof activityOf>[0] = {}) {
  answerActivities([activityOf({ id: 1, ...changes })])
  await openPage(pageTable, '/log-activity')
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus transaksi' }))
  return within(screen.getByRole('dialog', { name: 'Hapus transaksi' }))
}

function answerRestore(then = () => {}) {
  const sent: unknown[] = []
  plan(calls.restoreActivity, async request => {
    sent.push(await request.json())
    then()
    return { body: { data: { count: 1, activity_ids: [10] } } }
  })
  return sent
}
