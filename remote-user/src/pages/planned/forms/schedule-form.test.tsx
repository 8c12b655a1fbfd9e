import { calls } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerPlanned, proposalOf, scheduleOf } from '../../../testing/schedules'
import { answerWallets, walletOf } from '../../../testing/wallets'
import { answerUndo } from '../../../testing/undo'

beforeEach(() => {
  fakeDate('2026-11-25T05:00:00Z')
  signedIn()
})

test('a kind of entry fills in the form, which is saved, and Undo deletes it', async () => {
  answerPlanned([scheduleOf()])
  const sent = answerAdd()
  const form = await openForm()
  await userEvent.click(within(form).getByRole('button', { name: 'Salary' }))
  expect(within(form).getByLabelText('Type')).toHaveValue('income')
  expect(within(form).getByLabelText('Category')).toHaveDisplayValue('Gaji')
  await userEvent.type(within(form).getByLabelText('Amount'), '7000000')
  fireEvent.change(within(form).getByLabelText('First day'), { target: { value: '2026-11-30' } })
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Salary has been added.')).toBeVisible()
  expect(sent).toEqual([
    {
      template: {
        ...{ type: 'income', amount: '7000000', category_id: 1, description: 'Salary', wallet_id: null },
      },
      ...{ unit: 'month', every: 1, anchor_date: '2026-11-30', month_day: null, weekend: 'before' },
      ...{ until: null, count: null, is_automatic: true, remind_days: null },
    },
  ])
  const undone = answerUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(undone).toEqual([{ ids: [8] }])
})

test('the last day of the month is chosen, and begins on the first such day', async () => {
  answerPlanned([scheduleOf()])
  const sent = answerAdd()
  const form = within(await openForm())
  await userEvent.click(form.getByRole('button', { name: 'Rent' }))
  await userEvent.type(form.getByLabelText('Amount'), '1500000')
  await userEvent.selectOptions(form.getByLabelText('Category'), 'Makanan')
  fireEvent.change(form.getByLabelText('First day'), { target: { value: '2026-11-25' } })
  await userEvent.selectOptions(form.getByLabelText('Day of the month'), 'The last day')
  expect(form.queryByRole('checkbox')).not.toBeInTheDocument()
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Rent has been added.')).toBeVisible()
  expect(sent).toMatchObject([{ anchor_date: '2026-11-30', month_day: 'last' }])
})

test('what repeats by weeks has no day of the month', async () => {
  answerPlanned([scheduleOf({ month_day: 31 })])
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Kos' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Kos' }))
  expect(form.getByLabelText('Day of the month')).toHaveDisplayValue('31')
  await userEvent.selectOptions(form.getByLabelText('Unit'), 'Weeks')
  expect(form.queryByLabelText('Day of the month')).not.toBeInTheDocument()
})

test('where nothing can be saved or loaded what was chosen stays', async () => {
  answerPlanned([scheduleOf()])
  answerWallets([walletOf({ id: 4, name: 'BCA' })])
  plan(calls.addSchedule, { status: 503 })
  const form = within(await openForm())
  await userEvent.click(form.getByRole('button', { name: 'Rent' }))
  await userEvent.type(form.getByLabelText('Amount'), '1500000')
  fireEvent.change(form.getByLabelText('First day'), { target: { value: '2026-12-01' } })
  await userEvent.selectOptions(form.getByLabelText('Category'), 'Makanan')
  await userEvent.selectOptions(form.getByLabelText('Wallet (optional)'), 'BCA')
  for (const call of [calls.listSchedules, calls.listScheduleDays, calls.listCategories, calls.listWallets])
    plan(call, { status: 503 })
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('We couldn’t save your changes.')).toBeVisible()
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Makanan')
  expect(form.getByLabelText('Wallet (optional)')).toHaveDisplayValue('BCA')
})

test('a first day on a weekend that is booked on the Friday before it is asked for', async () => {
  jest.setSystemTime(new Date('2026-11-28T05:00:00Z'))
  answerPlanned([scheduleOf()])
  const form = within(await openForm())
  await userEvent.type(form.getByLabelText('Amount'), '1500000')
  fireEvent.change(form.getByLabelText('First day'), { target: { value: '2026-11-29' } })
  expect(form.queryByRole('checkbox')).not.toBeInTheDocument()
  await userEvent.selectOptions(form.getByLabelText('If it falls on a weekend'), 'The Friday before')
  expect(form.getByRole('checkbox', { name: /^Also record the transaction/ })).toBeRequired()
})

test('days that have come already are recorded only once that is ticked, and Undo takes them back too', async () => {
  answerPlanned([scheduleOf()])
  const sent = answerAdd([8, 9, 10, 11])
  const form = await openForm()
  await userEvent.click(within(form).getByRole('button', { name: 'Rent' }))
  await userEvent.type(within(form).getByLabelText('Amount'), '1500000')
  fireEvent.change(within(form).getByLabelText('First day'), { target: { value: '2026-09-01' } })
  const tick = within(form).getByRole('checkbox', {
    name: 'Also record the 3 transactions that are already due',
  })
  expect(tick).toBeRequired()
  await userEvent.selectOptions(within(form).getByLabelText('On the due date'), 'Ask before recording')
  expect(tick).not.toBeInTheDocument()
  await userEvent.selectOptions(within(form).getByLabelText('On the due date'), 'Record automatically')
  await userEvent.click(within(form).getByRole('checkbox'))
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Rent has been added.')).toBeVisible()
  expect(sent).toMatchObject([{ anchor_date: '2026-09-01' }])
  const undone = answerUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(undone).toEqual([{ ids: [8, 9, 10, 11] }])
})

test('zakat is a fortieth of what is in the wallets that are ticked', async () => {
  answerPlanned([scheduleOf()])
  answerWallets([walletOf(), walletOf({ id: 2, name: 'GoPay', balance: '50000.10' })])
  const form = await openForm()
  await userEvent.click(within(form).getByRole('button', { name: 'Zakat' }))
  await userEvent.click(within(form).getByRole('checkbox', { name: /^BCA/ }))
  expect(within(form).getByLabelText('Amount')).toHaveValue('31.250')
  await userEvent.click(within(form).getByRole('checkbox', { name: /^GoPay/ }))
  expect(within(form).getByLabelText('Amount')).toHaveValue('32.500')
  expect(within(form).getByLabelText('Unit')).toHaveDisplayValue('Years')
})

test('what seems to repeat opens the form with what was recorded', async () => {
  answerPlanned([], { proposals: [proposalOf()] })
  const sent = answerAdd()
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Make recurring: Musik' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Musik has been added.')).toBeVisible()
  expect(sent).toMatchObject([
    { template: { amount: '65000', description: 'Musik' }, unit: 'month', anchor_date: '2026-12-05' },
  ])
})

test('what seems to repeat at month ends says so, and is planned so', async () => {
  answerPlanned([], { proposals: [proposalOf({ anchor_date: '2026-11-30', month_day: 'last' })] })
  const sent = answerAdd()
  await open()
  expect(await screen.findByText(/Every month, on the last day of the month/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Make recurring: Musik' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Musik has been added.')).toBeVisible()
  expect(sent).toMatchObject([{ anchor_date: '2026-11-30', month_day: 'last' }])
})

test('what the server refuses is said at its field', async () => {
  answerPlanned([scheduleOf()])
  const errors = { anchor_date: ['Terlalu jauh'] }
  plan(calls.addSchedule, { status: 422, body: { message: 'Terlalu jauh', errors } })
  const form = await openForm()
  await userEvent.click(within(form).getByRole('button', { name: 'Rent' }))
  await userEvent.type(within(form).getByLabelText('Amount'), '1')
  await userEvent.selectOptions(within(form).getByLabelText('Category'), 'Makanan')
  fireEvent.change(within(form).getByLabelText('First day'), { target: { value: '2026-12-01' } })
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await within(form).findByText('Terlalu jauh')).toBeVisible()
  expect(within(form).getByLabelText('First day')).toBeInvalid()
})

const open = () => openPage(pageTable, '/planned')

async function openForm() {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'New recurring transaction' }))
  return screen.findByRole('dialog', { name: 'New recurring transaction' })
}

function answerAdd(activity_ids = [8]) {
  const sent: unknown[] = []
  plan(calls.addSchedule, async request => {
    sent.push(await request.json())
    return { status: 201, body: { data: scheduleOf({ id: 9 }), activity_ids } }
  })
  return sent
}
