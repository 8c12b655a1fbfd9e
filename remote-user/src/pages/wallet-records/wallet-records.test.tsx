import { calls, type WalletRecord } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { signedIn, transactionOf } from '../../testing/answers'
import { answerCategories, categoryOf } from '../../testing/categories'
import { answerWallets, transferOf, walletOf } from '../../testing/wallets'

const bca = walletOf()
const gopay = walletOf({ id: 2, name: 'GoPay', kind: 'ewallet' })
const meal: WalletRecord = {
  ...transactionOf({ id: 40, transaction_date: '2026-11-20', wallet_id: 1 }),
  ...{ change: '-50000.00', balance: '1250000.00' },
}
const topUp: WalletRecord = {
  ...transferOf({ id: 40, transfer_date: '2026-11-20' }),
  ...{ type: 'transfer' as const, change: '-200000.00', balance: '1300000.00' },
}

beforeEach(() => {
  fakeDate('2026-11-23T05:00:00Z')
  signedIn()
  answerWallets([bca, gopay])
  answerCategories(categoryOf())
})

test('a wallet lists what came and went under its days, each with the balance after it', async () => {
  const salary = { ...transactionOf({ id: 9, type: 'income', description: 'Gaji' }), wallet_id: 1 }
  const back = transactionOf({ id: 8, description: 'Sepatu kembali', is_refund: true })
  const parts = [1, 2, 3].map(id => ({ category_id: id, amount: '10000.00', note: '' }))
  answerRecords([
    { ...transactionOf({ id: 7, transaction_date: '2026-12-01', splits: parts }), ...running('-30000') },
    meal,
    topUp,
    { ...salary, ...running('8000000') },
    { ...back, ...running('75000') },
  ])
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'BCA' })).toBeVisible()
  expect(screen.getByText('5 transactions')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Selasa, 1 Des 2026 Planned',
    'Jumat, 20 Nov 2026 ',
    'Sabtu, 7 Nov 2026 ',
  ])
  const rows = screen.getAllByRole('listitem').filter(row => row.hasAttribute('data-row'))
  const said = rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(said).toEqual([
    'Nasi gorengMakanan +2-Rp 30.000Balance after this transaction: Rp 1',
    'Nasi gorengMakanan-Rp 50.000Balance after this transaction: Rp 1.250.000',
    'TransferTo GoPay-Rp 200.000Balance after this transaction: Rp 1.300.000',
    'GajiMakanan+Rp 8.000.000Balance after this transaction: Rp 1',
    'Sepatu kembaliMakanan · Refund+Rp 75.000Balance after this transaction: Rp 1',
  ])
  const tones = rows.map(row => row.querySelector('[data-tone]')?.getAttribute('data-tone'))
  expect(tones).toEqual(['expense', 'expense', undefined, 'income', 'income'])
})

test('of what is planned the next three are shown, until one asks for all of it', async () => {
  const later = [5, 4, 3, 2, 1].map(month => ({
    ...transactionOf({ id: month, description: `Cicilan ${month}`, transaction_date: `2027-0${month}-20` }),
    ...running('-1'),
  }))
  answerRecords([...later, meal])
  await open()
  const titles = () => screen.getAllByRole('button', { name: /^Cicilan/ }).map(title => title.textContent)
  const more = await screen.findByRole('button', { name: 'Planned: Show 2 more' })
  expect(titles()).toEqual(['Cicilan 3', 'Cicilan 2', 'Cicilan 1'])
  await userEvent.click(more)
  expect(titles()).toHaveLength(5)
  expect(screen.getByRole('button', { name: 'Planned: Show fewer' })).toHaveAttribute('aria-expanded', 'true')
})

test('a transfer says the other side, also where that is outside', async () => {
  answerRecords([
    { ...topUp, id: 1, from_wallet_id: 2, to_wallet_id: 1, ...running('5') },
    { ...topUp, id: 2, to_wallet_id: null, description: 'Koreksi', ...running('-5') },
    { ...topUp, id: 3, from_wallet_id: null, to_wallet_id: 1, ...running('5') },
  ])
  await open()
  expect(await screen.findByText('From GoPay')).toBeVisible()
  expect(screen.getByText('Sent outside your wallets').parentElement).toHaveTextContent(/^Koreksi/)
  expect(screen.getByText('From outside your wallets')).toBeVisible()
})

test('a press on a record opens it; a changed transfer is said, and the list is asked for again', async () => {
  answerRecords([meal, topUp])
  plan(
    calls.changeTransfer,
    () => {
      answerRecords([meal, { ...topUp, description: 'Isi GoPay' }])
      return Promise.resolve({ body: { data: transferOf({ version: 'second' }) } })
    },
    { id: 40 },
  )
  await open()
  const record = (await screen.findByText('To GoPay')).closest('li')!
  await userEvent.click(within(record).getByRole('button', { name: 'Transfer' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit transfer' }))
  await userEvent.type(form.getByLabelText('Note (optional)'), 'Isi GoPay')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The transfer has been updated.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Isi GoPay' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Nasi goreng' }))
  expect(await screen.findByRole('dialog', { name: 'Detail Transaksi' })).toBeVisible()
})

test('of a transfer that a schedule recorded on a day that has come it asks before it is deleted', async () => {
  answerRecords([topUp])
  const asked: string[] = []
  plan(
    calls.removeTransfer,
    ({ url }) => {
      asked.push(new URL(url).search)
      const isAsked = asked.length === 1
      const data = isAsked ? { count: 0, activity_ids: [], days: 1 } : { count: 1, activity_ids: [9] }
      return Promise.resolve({ body: { data } })
    },
    { id: 40 },
  )
  await open()
  const record = (await screen.findByText('To GoPay')).closest('li')!
  await userEvent.click(within(record).getByRole('button', { name: 'Transfer' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit transfer' }))
  await userEvent.click(form.getByRole('button', { name: 'Delete transfer' }))
  expect(await form.findByText(/^This was recorded from a recurring transaction/)).toBeVisible()
  await userEvent.click(form.getByRole('button', { name: 'Delete and mark as due' }))
  expect(await screen.findByText('The transfer has been deleted.')).toBeVisible()
  expect(asked).toEqual(['?days=ask', '?days=offer'])
})

test('a transfer begins at the wallet', async () => {
  answerRecords([])
  await open(2)
  expect(await screen.findByText('No transactions yet')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }))
  const form = within(await screen.findByRole('dialog', { name: 'Transfer' }))
  expect(form.getByLabelText('From wallet')).toHaveDisplayValue(/^GoPay/)
})

test('a closed wallet has its records, and neither transfer nor correction', async () => {
  answerWallets([{ ...bca, is_closed: true }])
  answerRecords([meal])
  await open()
  expect(await screen.findByRole('button', { name: 'Nasi goreng' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Transfer|^Correct/ })).not.toBeInTheDocument()
})

test('Next leads to older records and keeps the wallet', async () => {
  const asked: string[] = []
  plan(calls.listWalletRecords, async ({ url }) => {
    asked.push(new URL(url).search)
    const isFirst = asked.length === 1
    return {
      body: { data: [isFirst ? meal : topUp], meta: { total: 2, next_cursor: isFirst ? 'two' : null } },
    }
  })
  const router = await openPage(pageTable, '/wallet/1')
  await userEvent.click(await screen.findByRole('link', { name: 'Next' }))
  expect(await screen.findByText('To GoPay')).toBeVisible()
  expect(screen.getByText('2–2 of 2 transactions')).toBeVisible()
  expect(router.state.location.search).toBe('?cursor=two&no=2')
  expect(asked).toEqual(['', '?cursor=two'])
})

test('records that cannot be had are said so, with a way to try again', async () => {
  plan(calls.listWalletRecords, { status: 503 })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the transactions.')
  answerRecords([meal])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Nasi goreng' })).toBeVisible()
})

const open = (id = 1) => openPage(pageTable, `/wallet/${id}`)

const running = (change: string) => ({ change, balance: '1.00' })

function answerRecords(data: WalletRecord[]) {
  plan(calls.listWalletRecords, { body: { data, meta: { total: data.length, next_cursor: null } } })
}
