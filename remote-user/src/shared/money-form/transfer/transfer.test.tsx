import { calls } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerCategories, categoryOf } from '../../../testing/categories'
import { answerWallets, transferOf, walletOf } from '../../../testing/wallets'
import { answerUndo } from '../../../testing/undo'

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
    const undone = answerUndo()
    const form = await openTransfer()
    await userEvent.type(form.getByLabelText('Amount'), '200000')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Change undone.')).toBeVisible()
    expect(undone).toEqual([{ ids: [8] }])
  })

  test('has the outside as one of its sides, and swaps them in one press', async () => {
    answerWallets([bca])
    const sent = answerTransfer()
    const form = await openTransfer()
    expect(form.getByLabelText('To wallet')).toHaveDisplayValue('Outside your wallets')
    await userEvent.type(form.getByLabelText('Amount'), '5000')
    await userEvent.click(form.getByRole('button', { name: 'Swap wallets' }))
    expect(form.getByLabelText('From wallet')).toHaveDisplayValue('Outside your wallets')
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
    await userEvent.selectOptions(form.getByLabelText('Fee category'), 'Biaya bank')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText(/has been transferred/)
    expect(sent).toMatchObject([{ fee: '6500', fee_category_id: 7 }])
  })

  test('from before a wallet asks whether that begins earlier, and sends the choice', async () => {
    answerWallets([bca, { ...gopay, opening_date: '2026-11-20' }])
    const asked: string[] = []
    plan(calls.addTransfer, ({ url }) => {
      asked.push(new URL(url).search)
      return Promise.resolve({ status: 201, body: { data: transferOf() } })
    })
    const form = await openTransfer()
    await userEvent.type(form.getByLabelText('Amount'), '5000')
    expect(form.queryByRole('checkbox', { name: /^Change the start date to/ })).not.toBeInTheDocument()
    fireEvent.change(form.getByLabelText('Date'), { target: { value: '2026-11-18' } })
    expect(form.getByText(/^GoPay’s start date is .*, after the date you chose\.$/)).toBeVisible()
    await userEvent.click(form.getByRole('checkbox', { name: /^Change the start date to/ }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText(/has been transferred/)
    expect(asked).toEqual(['?begins=earlier'])
  })

  test('is not offered a wallet that is closed', async () => {
    answerWallets([bca, { ...gopay, is_closed: true }])
    const form = await openTransfer()
    const options = within(form.getByLabelText('From wallet')).getAllByRole('option')
    expect(options.map(option => option.textContent)).toEqual([
      expect.stringMatching(/^BCA · Rp\s1\.250\.000$/),
      'Outside your wallets',
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

async function openTransfer() {
  await openPage(pageTable, '/wallet')
  await userEvent.click(await screen.findByRole('button', { name: 'Transfer' }))
  return within(await screen.findByRole('dialog', { name: 'Transfer' }))
}

function answerTransfer() {
  const sent: unknown[] = []
  plan(calls.addTransfer, async request => {
    sent.push(await request.json())
    return { status: 201, body: { data: transferOf(), activity_ids: [8] } }
  })
  return sent
}
