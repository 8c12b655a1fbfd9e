import { calls } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerWallets } from '../../../testing/wallets'

beforeEach(() => {
  fakeDate('2026-11-23T05:00:00Z')
  signedIn()
})

test('an earlier opening day says what is recorded in no wallet since then', async () => {
  answerWallets([])
  const asked: string[] = []
  const meta = { total: 2, income: '0.00', expense: '50000.00', balance: '-50000.00', next_cursor: null }
  plan(calls.listTransactions, ({ url }) => {
    asked.push(new URL(url).search)
    return Promise.resolve({
      body: { data: [], meta },
    })
  })
  const form = await openNew('Add your first wallet')
  fireEvent.change(form.getByLabelText('Start date'), { target: { value: '2026-11-01' } })
  expect(
    await form.findByText(/^2 earlier transactions without a wallet will now count too: -Rp\s50\.000\.$/),
  ).toBeVisible()
  expect(asked).toEqual(['?wallet_id=none&from=2026-11-01&limit=1'])
  fireEvent.change(form.getByLabelText('Start date'), { target: { value: '2026-11-24' } })
  expect(form.queryByText(/without a wallet will now count/)).not.toBeInTheDocument()
})

async function openNew(button: string) {
  await openPage(pageTable, '/wallet')
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: 'New wallet' }))
}
