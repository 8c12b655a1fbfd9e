import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerSchedules, scheduleOf } from '../../../testing/schedules'
import { answerWallets, walletOf } from '../../../testing/wallets'

const gopay = walletOf({ id: 2, name: 'GoPay', kind: 'ewallet' })
const kos = scheduleOf()
const inGopay = { ...kos, template: { ...kos.template, wallet_id: 2 } } as typeof kos
const topUp = scheduleOf({
  id: 6,
  template: { type: 'transfer', amount: '5.00', from_wallet_id: 1, to_wallet_id: 2, description: '' },
})

let sent: unknown[]
beforeEach(() => {
  signedIn()
  answerWallets([walletOf(), gopay])
  sent = []
  plan(
    calls.changeWallet,
    async request => {
      sent.push(await request.json())
      const data = { ...gopay, is_closed: true, version: 'second' }
      answerWallets([walletOf(), data])
      return { body: { data } }
    },
    { id: 2 },
  )
})

test('what is recorded in a wallet again and again is said before it is closed', async () => {
  answerSchedules([inGopay, topUp, { ...inGopay, id: 7, next_date: null }, scheduleOf({ id: 8 })])
  const dialog = await close()
  expect(dialog.getByText('2 recurring transactions use this wallet:')).toBeVisible()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kos · 28/12/2026',
    'Transfer · 28/12/2026',
  ])
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Close wallet' }))
  expect(await screen.findByText('GoPay has been closed.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ name: 'GoPay', is_closed: true }])
})

test('who lets it be has changed nothing, and is asked again the next time', async () => {
  answerSchedules([inGopay])
  const dialog = await close()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByText(/GoPay (has been closed|is open again)/)).not.toBeInTheDocument()
  await close()
  expect(sent).toEqual([])
})

test('a wallet is not closed while what it is used for cannot be had', async () => {
  plan(calls.listSchedules, { status: 500, body: { message: 'Something went wrong.' } })
  await openPage(pageTable, '/wallet')
  await userEvent.click(await screen.findByRole('button', { name: 'Close GoPay' }))
  expect(await screen.findByText('Something went wrong.')).toBeVisible()
  expect(sent).toEqual([])
})

async function close() {
  if (!screen.queryByRole('button', { name: 'Close GoPay' })) await openPage(pageTable, '/wallet')
  await userEvent.click(await screen.findByRole('button', { name: 'Close GoPay' }))
  return within(await screen.findByRole('dialog', { name: 'Close GoPay?' }))
}
