import { calls } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerWallets, transferOf, walletOf } from '../../../testing/wallets'
import { answerUndo } from '../../../testing/undo'

const bca = walletOf()
const visa = walletOf({ id: 3, name: 'Visa', kind: 'card', balance: '-750000.50' })

beforeEach(() => {
  fakeDate('2026-11-23T05:00:00Z')
  signedIn()
})

describe('a correction', () => {
  test.each([
    ['1250000', 'The balance matches. There’s nothing to record.'],
    [
      '1240000,50',
      /^New balance: Rp\s1\.240\.000,50 \(-Rp\s9\.999,50\)\. The difference doesn’t count as an expense\.$/,
    ],
    ['1,3jt', /^New balance: Rp\s1\.300\.000 \(\+Rp\s50\.000\)\. The difference doesn’t count as income\.$/],
  ])('to %s says what it will book, before it does', async (typed, said) => {
    answerWallets([bca])
    const form = await openCorrection('BCA')
    expect(form.getByText('Balance in Pundi:')).toHaveTextContent(/Rp\s1\.250\.000$/)
    await userEvent.type(form.getByLabelText('Actual balance'), typed)
    expect(form.getByText(said)).toBeVisible()
  })

  test('books the difference by the end of today, and says how much it was; Undo takes it back', async () => {
    answerWallets([bca])
    const sent = answerCorrection(1, '-10000.00')
    const form = await openCorrection('BCA')
    await userEvent.type(form.getByLabelText('Actual balance'), '1240000')
    await userEvent.click(form.getByRole('button', { name: 'Adjust balance' }))
    expect(await screen.findByText(/^BCA’s balance adjusted by -Rp\s10\.000\.$/)).toBeVisible()
    expect(sent).toEqual([{ balance: '1240000', date: '2026-11-23' }])
    const undone = answerUndo()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Change undone.')).toBeVisible()
    expect(undone).toEqual([{ ids: [8] }])
  })

  test('of a card is of what is owed, unless it is there', async () => {
    answerWallets([visa])
    const sent = answerCorrection(3, '50000.50')
    const form = await openCorrection('Visa')
    expect(form.getByLabelText('Balance type')).toHaveDisplayValue('You owe')
    await userEvent.type(form.getByLabelText('Actual balance'), '700000')
    expect(form.getByText(/^New balance: -Rp\s700\.000 \(\+Rp\s50\.000,50\)\./)).toBeVisible()
    await userEvent.selectOptions(form.getByLabelText('Balance type'), 'You have')
    expect(form.getByText(/^New balance: Rp\s700\.000 \(\+Rp\s1\.450\.000,50\)\./)).toBeVisible()
    await userEvent.selectOptions(form.getByLabelText('Balance type'), 'You owe')
    await userEvent.click(form.getByRole('button', { name: 'Adjust balance' }))
    await screen.findByText(/^BCA’s balance adjusted by \+Rp\s50\.000,50\.$/)
    expect(sent).toMatchObject([{ balance: '-700000' }])
  })

  test('of an e-wallet below zero asks for what is there alone', async () => {
    answerWallets([walletOf({ id: 2, name: 'GoPay', kind: 'ewallet', balance: '-229500.00' })])
    const form = await openCorrection('GoPay')
    expect(form.queryByLabelText('Balance type')).not.toBeInTheDocument()
    await userEvent.type(form.getByLabelText('Actual balance'), '70500')
    expect(form.getByText(/^New balance: Rp\s70\.500 \(\+Rp\s300\.000\)/)).toBeVisible()
  })

  test('without a difference books nothing and has nothing to undo', async () => {
    answerWallets([bca])
    answerCorrection(1, '0.00')
    const form = await openCorrection('BCA')
    await userEvent.type(form.getByLabelText('Actual balance'), '1250000')
    await userEvent.click(form.getByRole('button', { name: 'Adjust balance' }))
    expect(await screen.findByText('BCA’s balance is correct. Nothing was recorded.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })
})

async function openCorrection(name: string) {
  await openPage(pageTable, '/wallet')
  await userEvent.click(await screen.findByRole('button', { name: `Adjust ${name}’s balance` }))
  return within(await screen.findByRole('dialog', { name: `Adjust ${name}’s balance` }))
}

function answerCorrection(id: number, difference: string) {
  const sent: unknown[] = []
  plan(
    calls.correctWallet,
    async request => {
      sent.push(await request.json())
      const transfer = difference === '0.00' ? null : transferOf()
      const activity_ids = transfer ? [8] : []
      return { body: { data: { difference, transfer, wallet: bca }, activity_ids } }
    },
    { id },
  )
  return sent
}
