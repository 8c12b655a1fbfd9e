import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerCategories, answerPeriod, categoryOf } from '../../../testing/categories'

const gaji = categoryOf({ id: 1, name: 'Gaji', type: 'income' })
const makanan = categoryOf({ id: 2, name: 'Makanan' })
const hiburan = categoryOf({ id: 5, name: 'Hiburan' })

beforeEach(() => {
  signedIn()
  answerPeriod()
})

test('the order is offered where there is one to choose: not of archived categories', async () => {
  answerCategories(makanan, { ...hiburan, is_archived: true })
  await openPage(pageTable, '/category')
  await screen.findByRole('button', { name: 'Edit Makanan' })
  expect(screen.queryByRole('button', { name: 'Sort categories' })).not.toBeInTheDocument()
})

test('the order is changed by buttons and arrow keys within a type, said, and stored in one call', async () => {
  const jajan = categoryOf({ id: 8, name: 'Jajan' })
  answerCategories(gaji, makanan, hiburan, jajan)
  const dialog = await sort()
  await userEvent.click(dialog.getByRole('button', { name: 'Move Hiburan up' }))
  expect(dialog.getByText('Hiburan: position 1 of 3')).toBeInTheDocument()
  dialog.getByRole('button', { name: /^Move Jajan: drag/ }).focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(dialog.getByText('Jajan: position 1 of 3')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: /^Move Jajan: drag/ })).toHaveFocus()
  const sent = answerSort([71])
  await userEvent.click(dialog.getByRole('button', { name: 'Save order' }))
  expect(await screen.findByText('The order has been saved.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([{ ids: [1, 8, 5, 2] }])
  const undone = answerUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(undone).toEqual([{ ids: [71] }])
})

test('an order that cannot be saved stands, for another try, and the dialog says why', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  answerCategories(gaji, makanan, hiburan)
  const dialog = await sort()
  await userEvent.click(dialog.getByRole('button', { name: 'Move Hiburan up' }))
  plan(calls.sortCategories, { status: 503 })
  await userEvent.click(dialog.getByRole('button', { name: 'Save order' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t save the categories.')
  expect(dialog.getAllByRole('listitem')[1]).toHaveTextContent('Hiburan')
  expect(screen.getAllByText('We couldn’t save the categories.')).toHaveLength(1)
  const sent = answerSort([71])
  await userEvent.click(dialog.getByRole('button', { name: 'Save order' }))
  expect(await screen.findByText('The order has been saved.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([{ ids: [1, 5, 2] }])
})

test('an undo of an order that fails is said in view', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  answerCategories(gaji, makanan, hiburan)
  const dialog = await sort()
  answerSort([71])
  await userEvent.click(dialog.getByRole('button', { name: 'Save order' }))
  await screen.findByText('The order has been saved.')
  plan(calls.restoreActivities, { status: 503 })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('We couldn’t save the categories.')).toHaveRole('status')
})

test.each([
  ['stays the same', []],
  ['is saved by an older server', undefined],
])('an order that %s has no undo', async (_, activity_ids) => {
  answerCategories(gaji, makanan, hiburan)
  const dialog = await sort()
  answerSort(activity_ids)
  await userEvent.click(dialog.getByRole('button', { name: 'Save order' }))
  expect(await screen.findByText('The order has been saved.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('the order stays as it was where nobody saves it', async () => {
  answerCategories(gaji, makanan, hiburan)
  const dialog = await sort()
  await userEvent.click(dialog.getByRole('button', { name: 'Move Makanan down' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getAllByRole('row')[2]).toHaveTextContent('Makanan')
})

test('at an end a button does nothing, and keeps the focus', async () => {
  answerCategories(makanan, hiburan)
  const dialog = await sort()
  const up = dialog.getByRole('button', { name: 'Move Makanan up' })
  expect(up).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(up)
  expect(up).toHaveFocus()
  expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('Makanan')
})

async function sort() {
  await openPage(pageTable, '/category')
  await userEvent.click(await screen.findByRole('button', { name: 'Sort categories' }))
  return within(await screen.findByRole('dialog', { name: 'Sort categories' }))
}

function answerSort(activity_ids?: number[]) {
  const sent: unknown[] = []
  plan(calls.sortCategories, async request => {
    sent.push(await request.json())
    return { body: { data: { before: [], now: [] }, ...(activity_ids && { activity_ids }) } }
  })
  return sent
}

function answerUndo() {
  const sent: unknown[] = []
  plan(calls.restoreActivities, async request => {
    sent.push(await request.json())
    return { body: { data: { count: 1, activity_ids: [72] } } }
  })
  return sent
}
