import { calls, type WalletRecord } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { act, screen } from '@testing-library/react'
import { pageTable } from '../../pages'
import { signedIn, transactionOf } from '../../testing/answers'
import { answerCategories, categoryOf } from '../../testing/categories'
import { answerWallets, walletOf } from '../../testing/wallets'

const meal: WalletRecord = {
  ...transactionOf({ id: 40, transaction_date: '2026-11-20', wallet_id: 1 }),
  ...{ change: '-50000.00', balance: '1250000.00' },
}

beforeEach(() => {
  fakeDate('2026-11-23T05:00:00Z')
  signedIn()
  answerWallets([walletOf(), walletOf({ id: 2, name: 'GoPay', kind: 'ewallet' })])
  answerCategories(categoryOf())
})

test('a link of an earlier build leads to the wallet’s address', async () => {
  answerRecords()
  const router = await openPage(pageTable, '/wallet/records?wallet_id=1&cursor=two&no=2')
  expect(await screen.findByRole('heading', { level: 1, name: 'BCA' })).toBeVisible()
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/wallet/1?cursor=two&no=2')
})

test('another wallet’s address shows the other wallet', async () => {
  answerRecords()
  const router = await openPage(pageTable, '/wallet/1')
  await screen.findByRole('heading', { level: 1, name: 'BCA' })
  await act(() => router.navigate('/wallet/2'))
  expect(await screen.findByRole('heading', { level: 1, name: 'GoPay' })).toBeVisible()
})

test.each(['records', '9', 'x', '1x', '1e3'])('%j is no wallet of the user, and says so', async id => {
  plan(calls.listWalletRecords, { status: 404, body: { message: 'Tidak ada' } }, { id: 9 })
  await openPage(pageTable, `/wallet/${id}`)
  expect(await screen.findByText('We couldn’t find this wallet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All wallets' })).toHaveAttribute('href', '/wallet')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

const answerRecords = () =>
  plan(calls.listWalletRecords, { body: { data: [meal], meta: { total: 1, next_cursor: null } } })
