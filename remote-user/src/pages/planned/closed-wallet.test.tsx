import { calls, type ScheduleTemplate } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerPlanned, scheduleDayOf, scheduleOf } from '../../testing/schedules'
import { answerWallets, walletOf } from '../../testing/wallets'

beforeEach(() => {
  fakeDate('2026-11-25T05:00:00Z')
  signedIn()
  answerWallets([walletOf(), walletOf({ id: 2, name: 'GoPay', is_closed: true })])
})

const template: ScheduleTemplate = {
  ...{ type: 'expense', amount: '1500000.00', category_id: 2, description: 'Kos', wallet_id: 2 },
}
const kos = scheduleOf({ template })
const inGopay = { from_wallet_id: 2, is_automatic: false }
const passed = scheduleDayOf({ ...inGopay, due_on: '2026-11-20', date: '2026-11-20' })
const coming = scheduleDayOf(inGopay)

test('a day that waits because its wallet is closed says so, and is not recorded there by one press', async () => {
  answerPlanned([kos], { days: [passed, coming] })
  await open()
  const [day] = within(await list('Needs your OK')).getAllByRole('listitem')
  expect(day).toHaveTextContent('20/11/2026 · GoPay is closed')
  expect(within(day!).queryByRole('button', { name: /^Record/ })).not.toBeInTheDocument()
  expect(within(await list('Upcoming')).getByRole('listitem')).toHaveTextContent(
    '28/11/2026 · GoPay is closed',
  )
  expect(within(await list('All recurring transactions')).getByRole('listitem')).toHaveTextContent(
    'Wallet closed',
  )
})

test('older days say when the wallet opens', async () => {
  answerWallets([walletOf(), walletOf({ id: 2, name: 'GoPay', opening_date: '2026-11-24' })])
  answerPlanned([kos], { days: [{ ...passed, count: 3, last_due_on: '2026-11-22' }] })
  await open()
  expect(within(await list('Needs your OK')).getByRole('listitem')).toHaveTextContent(
    'GoPay’s start date is 24/11/2026',
  )
})

test.each(['Needs your OK', 'All recurring transactions'])(
  'another wallet is chosen from "%s"',
  async where => {
    answerPlanned([kos], { days: [passed] })
    const sent: unknown[] = []
    plan(
      calls.changeSchedule,
      async request => {
        sent.push(await request.json())
        const data = { ...kos, template: { ...template, wallet_id: 1 }, version: 'second' } as typeof kos
        answerPlanned([data], { days: [{ ...passed, from_wallet_id: 1 }] })
        return { body: { data } }
      },
      { id: 5 },
    )
    await open()
    const row = within(await list(where))
    await userEvent.click(row.getByRole('button', { name: 'Choose another wallet for Kos' }))
    const field = await screen.findByLabelText('Wallet (optional)')
    expect(field).toHaveDisplayValue('GoPay (closed)')
    await userEvent.selectOptions(field, 'BCA')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Kos has been updated.')).toBeVisible()
    expect(sent).toMatchObject([{ template: { wallet_id: 1 }, is_automatic: true }])
    expect(screen.getByRole('button', { name: 'Record Kos on 20/11/2026' })).toBeVisible()
    expect(screen.queryByText('Wallet closed')).not.toBeInTheDocument()
  },
)

test('what is split gets another wallet too, with its parts', async () => {
  const splits = [{ category_id: 2, amount: '1500000.00', note: 'kamar' }]
  const split = { ...kos, template: { ...template, splits } } as typeof kos
  answerPlanned([split])
  const sent: unknown[] = []
  plan(
    calls.changeSchedule,
    async request => {
      sent.push(await request.json())
      return { body: { data: split } }
    },
    { id: 5 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another wallet for Kos' }))
  await userEvent.selectOptions(await screen.findByLabelText('Wallet (optional)'), 'BCA')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Kos has been updated.')).toBeVisible()
  expect(sent).toMatchObject([{ template: { wallet_id: 1, splits } }])
})

test('one day alone is recorded in another wallet', async () => {
  answerPlanned([kos], { days: [passed] })
  const sent: unknown[] = []
  plan(
    calls.bookScheduleDay,
    async request => {
      sent.push(await request.json())
      answerPlanned([kos])
      return { status: 201, body: { data: { schedule: kos, record_id: 90, record_version: 'first' } } }
    },
    { id: 5 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Kos on 20/11/2026 only' }))
  await userEvent.selectOptions(await screen.findByLabelText('Wallet (optional)'), 'BCA')
  await userEvent.click(screen.getByRole('button', { name: 'Record it' }))
  expect(await screen.findByText('Kos has been recorded for 20/11/2026.')).toBeVisible()
  expect(sent).toMatchObject([
    { due_on: '2026-11-20', template: { ...template, amount: '1500000', wallet_id: 1 } },
  ])
})

const open = () => openPage(pageTable, '/planned')
const list = (name: string) => screen.findByRole('list', { name })
