import { calls } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerCategories, categoryOf } from '../../testing/categories'
import { answerWallets, transferOf, walletOf } from '../../testing/wallets'

const bca = walletOf()
const gopay = walletOf({ id: 2, name: 'GoPay', kind: 'ewallet', balance: '50000.00' })
const visa = walletOf({ id: 3, name: 'Visa', kind: 'card', balance: '-750000.50' })

beforeEach(() => {
  fakeDate('2026-11-23T05:00:00Z')
  signedIn()
})

describe('a transfer', () => {
  test('goes from the first wallet to the next unless others are chosen, free and without a note', async () => {
    answerWallets([bca, gopay, visa])
    const sent = answerTransfer()
    const form = await openTransfer()
    await userEvent.type(form.getByLabelText('Amount'), '200rb')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Rp\s200\.000 has been transferred\.$/)).toBeVisible()
    expect(sent).toEqual([
      {
        ...{ from_wallet_id: 1, to_wallet_id: 2, amount: '200000', fee: null, fee_category_id: null },
        ...{ description: '', transfer_date: '2026-11-23' },
      },
    ])
  })

  test('is taken back by Undo', async () => {
    answerWallets([bca, gopay])
    answerTransfer()
    const removed: string[] = []
    plan(
      calls.removeTransfer,
      ({ url }) => {
        removed.push(new URL(url).pathname)
        return Promise.resolve({ body: { data: { count: 1, activity_ids: [9] } } })
      },
      { id: 40 },
    )
    const form = await openTransfer()
    await userEvent.type(form.getByLabelText('Amount'), '200000')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('It has been undone.')).toBeVisible()
    expect(removed).toEqual(['/api/transfers/40'])
  })

  test('has the outside as one of its sides, and swaps them in one press', async () => {
    answerWallets([bca])
    const sent = answerTransfer()
    const form = await openTransfer()
    expect(form.getByLabelText('To wallet')).toHaveDisplayValue('Outside my wallets')
    await userEvent.type(form.getByLabelText('Amount'), '5000')
    await userEvent.click(form.getByRole('button', { name: 'Swap the two sides' }))
    expect(form.getByLabelText('From wallet')).toHaveDisplayValue('Outside my wallets')
    expect(form.getByLabelText('Amount')).toHaveDisplayValue('5.000')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText(/has been transferred/)
    expect(sent).toMatchObject([{ from_wallet_id: null, to_wallet_id: 1 }])
  })

  test('has a fee with its category where that is asked for', async () => {
    answerWallets([bca, gopay])
    answerCategories(
      categoryOf({ id: 1, name: 'Gaji', type: 'income' }),
      categoryOf({ id: 7, name: 'Biaya bank' }),
    )
    const sent = answerTransfer()
    const form = await openTransfer()
    await userEvent.type(form.getByLabelText('Amount'), '200000')
    await userEvent.click(form.getByRole('button', { name: 'Add a fee' }))
    await userEvent.type(await form.findByLabelText('Fee'), '6500')
    await form.findByRole('option', { name: 'Biaya bank' })
    expect(form.queryByRole('option', { name: 'Gaji' })).not.toBeInTheDocument()
    await userEvent.selectOptions(form.getByLabelText('Category of the fee'), 'Biaya bank')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText(/has been transferred/)
    expect(sent).toMatchObject([{ fee: '6500', fee_category_id: 7 }])
  })

  test('is not offered a wallet that is closed', async () => {
    answerWallets([bca, { ...gopay, is_closed: true }])
    const form = await openTransfer()
    const options = within(form.getByLabelText('From wallet')).getAllByRole('option')
    expect(options.map(option => option.textContent)).toEqual([
      expect.stringMatching(/^BCA · Rp\s1\.250\.000$/),
      'Outside my wallets',
    ])
  })

  test('with the same wallet on both sides is refused at its field', async () => {
    answerWallets([bca, gopay])
    const message = 'Pilih dua dompet, atau satu dan luar'
    plan(calls.addTransfer, { status: 422, body: { message, errors: { to_wallet_id: [message] } } })
    const form = await openTransfer()
    await userEvent.type(form.getByLabelText('Amount'), '5000')
    await userEvent.selectOptions(form.getByLabelText('To wallet'), '1')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(message)).toBeVisible()
    expect(form.getByLabelText('To wallet')).toBeInvalid()
  })
})

describe('a correction', () => {
  test.each([
    ['1250000', 'It is the same: nothing will be recorded.'],
    [
      '1240000,50',
      /^New balance: Rp\s1\.240\.000,50 \(-Rp\s9\.999,50\)\. The difference went outside; it is no expense\.$/,
    ],
    [
      '1,3jt',
      /^New balance: Rp\s1\.300\.000 \(\+Rp\s50\.000\)\. The difference came from outside; it is no income\.$/,
    ],
  ])('to %s says what it will book, before it does', async (typed, said) => {
    answerWallets([bca])
    const form = await openCorrection('BCA')
    expect(form.getByText('Its records say:')).toHaveTextContent(/Rp\s1\.250\.000$/)
    await userEvent.type(form.getByLabelText('What is really there'), typed)
    expect(form.getByText(said)).toBeVisible()
  })

  test('books the difference by the end of today, and says how much it was; Undo takes it back', async () => {
    answerWallets([bca])
    const sent = answerCorrection(1, '-10000.00')
    const form = await openCorrection('BCA')
    await userEvent.type(form.getByLabelText('What is really there'), '1240000')
    await userEvent.click(form.getByRole('button', { name: 'Correct' }))
    expect(await screen.findByText(/^BCA corrected by -Rp\s10\.000\.$/)).toBeVisible()
    expect(sent).toEqual([{ balance: '1240000', date: '2026-11-23' }])
    plan(calls.removeTransfer, { body: { data: { count: 1, activity_ids: [9] } } }, { id: 40 })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('It has been undone.')).toBeVisible()
  })

  test('of a card is of what is owed, unless it is there', async () => {
    answerWallets([visa])
    const sent = answerCorrection(3, '50000.50')
    const form = await openCorrection('Visa')
    expect(form.getByLabelText('There or owed')).toHaveDisplayValue('You owe')
    await userEvent.type(form.getByLabelText('What is really there'), '700000')
    expect(form.getByText(/^New balance: -Rp\s700\.000 \(\+Rp\s50\.000,50\)\./)).toBeVisible()
    await userEvent.selectOptions(form.getByLabelText('There or owed'), 'It is there')
    expect(form.getByText(/^New balance: Rp\s700\.000 \(\+Rp\s1\.450\.000,50\)\./)).toBeVisible()
    await userEvent.selectOptions(form.getByLabelText('There or owed'), 'You owe')
    await userEvent.click(form.getByRole('button', { name: 'Correct' }))
    await screen.findByText(/^BCA corrected by \+Rp\s50\.000,50\.$/)
    expect(sent).toMatchObject([{ balance: '-700000' }])
  })

  test('of an e-wallet below zero asks for what is there alone', async () => {
    answerWallets([walletOf({ id: 2, name: 'GoPay', kind: 'ewallet', balance: '-229500.00' })])
    const form = await openCorrection('GoPay')
    expect(form.queryByLabelText('There or owed')).not.toBeInTheDocument()
    await userEvent.type(form.getByLabelText('What is really there'), '70500')
    expect(form.getByText(/^New balance: Rp\s70\.500 \(\+Rp\s300\.000\)/)).toBeVisible()
  })

  test('without a difference books nothing and has nothing to undo', async () => {
    answerWallets([bca])
    answerCorrection(1, '0.00')
    const form = await openCorrection('BCA')
    await userEvent.type(form.getByLabelText('What is really there'), '1250000')
    await userEvent.click(form.getByRole('button', { name: 'Correct' }))
    expect(await screen.findByText('The balance of BCA is right. Nothing was recorded.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })
})

async function openTransfer() {
  await openPage(pageTable, '/wallet')
  await userEvent.click(await screen.findByRole('button', { name: 'Transfer' }))
  return within(await screen.findByRole('dialog', { name: 'Transfer' }))
}

async function openCorrection(name: string) {
  await openPage(pageTable, '/wallet')
  await userEvent.click(await screen.findByRole('button', { name: `Correct the balance of ${name}` }))
  return within(await screen.findByRole('dialog', { name: `Correct the balance of ${name}` }))
}

function answerTransfer() {
  const sent: unknown[] = []
  plan(calls.addTransfer, async request => {
    sent.push(await request.json())
    return { status: 201, body: { data: transferOf() } }
  })
  return sent
}

function answerCorrection(id: number, difference: string) {
  const sent: unknown[] = []
  plan(
    calls.correctWallet,
    async request => {
      sent.push(await request.json())
      const transfer = difference === '0.00' ? null : transferOf()
      return { body: { data: { difference, transfer, wallet: bca } } }
    },
    { id },
  )
  return sent
}
