import { calls, type ActivityDetail, type Category, type OrderChange } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { activityOf, answerActivities, answerDetail } from '../../../testing/activities'
import { signedIn } from '../../../testing/answers'

beforeEach(() => signedIn())

const gaji: Category = { id: 1, name: 'Gaji', type: 'income' }
const [makanan, hiburan, kado, kopi] = ['Makanan', 'Hiburan', 'Kado', 'Kopi'].map((name, at): Category => ({
  id: at + 2,
  name,
  type: 'expense',
})) as [Category, Category, Category, Category]
const order: OrderChange = { before: [gaji, makanan, hiburan], after: [gaji, hiburan, makanan] }

test('an opened order of the categories shows both orders by names, each type for itself', async () => {
  const dialog = await openEntry(order)
  expect(await rowsOf(dialog, 'Changes')).toEqual([
    ['Field', 'Before', 'After'],
    ['Income', 'Gaji', 'Gaji'],
    ['Expense changed', 'Makanan, Hiburan', 'Hiburan, Makanan'],
  ])
  expect(dialog.queryByText('No transaction or category was changed.')).not.toBeInTheDocument()
})

test('an order brings back what was before', async () => {
  const dialog = await openEntry({ ...order, now: order.after })
  const sent = answerRestore()
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Item restored.')).toBeVisible()
  expect(sent).toEqual([{}])
})

test('an order that was changed since is shown beside what would come: deleted categories stay away', async () => {
  const change = { before: [gaji, kopi, makanan, hiburan], after: [gaji, hiburan, makanan, kopi] }
  const dialog = await openEntry({ ...change, now: [gaji, kado, hiburan, makanan] }, { obstacle: 'changed' })
  expect(await rowsOf(dialog, 'What would change')).toEqual([
    ['Field', 'Current version', 'After restoring'],
    ['Income', 'Gaji', 'Gaji'],
    ['Expense changed', 'Kado, Hiburan, Makanan', 'Makanan, Hiburan, Kado'],
  ])
  const sent = answerRestore()
  await userEvent.click(dialog.getByRole('button', { name: 'Overwrite and restore' }))
  expect(await screen.findByText('Item restored.')).toBeVisible()
  expect(sent).toEqual([{ overwrite: true }])
})

test('an order that is so already is not offered', async () => {
  const dialog = await openEntry({ ...order, now: order.before }, { obstacle: 'same' })
  expect(await dialog.findByText('Nothing to restore: the current version is the same.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})

async function openEntry(changed: OrderChange, changes: Partial<ActivityDetail> = {}) {
  answerDetail({ subject: null, before: null, after: null, order: changed, ...changes })
  answerActivities([activityOf({ type: 'Urutkan kategori', name: null, amount: null, description: null })])
  await openPage(pageTable, '/log-activity')
  await userEvent.click(await screen.findByRole('button', { name: 'Urutkan kategori' }))
  return within(screen.getByRole('dialog', { name: 'Urutkan kategori' }))
}

const rowsOf = async (dialog: Awaited<ReturnType<typeof openEntry>>, name: string) =>
  within(await dialog.findByRole('table', { name }))
    .getAllByRole('row')
    .map(row =>
      [...row.children].map(cell => {
        const lines = [...cell.querySelectorAll('div')].map(line => line.textContent)
        return lines.length > 0 ? lines.join(', ') : cell.textContent.trim()
      }),
    )

function answerRestore() {
  const sent: unknown[] = []
  plan(calls.restoreActivity, async request => {
    sent.push(await request.json())
    return { body: { data: { count: 1, activity_ids: [2] } } }
  })
  return sent
}
