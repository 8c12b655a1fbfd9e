import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn, transactionOf } from '../../../testing/answers'
import { answerCategories } from '../../../testing/categories'
import { openLine } from '../../../testing/line'
import { categories, pressSave } from '../../../testing/transaction-form'
import { answerWallets, transferOf, walletOf } from '../../../testing/wallets'
import { answerUndo } from '../../../testing/undo'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(...categories)
})

test('a line on a day before its wallet begins asks, and one press lets the wallet begin earlier', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA', opening_date: '2999-01-01' })])
  const sent: string[] = []
  plan(calls.addTransaction, ({ url }) => {
    sent.push(new URL(url).search)
    return Promise.resolve({ status: 201, body: { data: transactionOf() } })
  })
  const { form, line } = await openLine()
  await userEvent.type(line, 'makanan 25rb')
  const question = within(await form.findByRole('group', { name: 'BCA’s start date is after this date' }))
  await userEvent.click(question.getByRole('button', { name: /^Change start date to / }))
  expect(
    question.getByText(/^BCA’s start date will change to .* Today’s balance stays the same\.$/),
  ).toBeVisible()
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent).toEqual(['?begins=earlier'])
})

test('a transfer on a day before a wallet begins asks, one press lets it begin earlier, and Undo takes back both', async () => {
  answerWallets([
    walletOf({ id: 4, name: 'BCA' }),
    walletOf({ id: 5, name: 'GoPay', kind: 'ewallet', opening_date: '2999-01-01' }),
  ])
  const asked: string[] = []
  plan(calls.addTransfer, async ({ url }) => {
    asked.push(new URL(url).search)
    return {
      status: 201,
      body: { data: transferOf({ id: 40 }), activity_ids: [6, 7, 8] },
    }
  })
  const undone = answerUndo()
  const { form, line } = await openLine()
  await userEvent.type(line, 'isi gopay 200rb dari bca')
  const question = within(
    await form.findByRole('group', { name: /^GoPay’s start date is .*, after the date you chose\.$/ }),
  )
  await userEvent.click(question.getByRole('button', { name: /^Change start date to / }))
  expect(
    form.getByText(/^GoPay’s start date will change to .* Today’s balance stays the same\.$/),
  ).toBeVisible()
  await pressSave(form)
  expect(await screen.findByText(/has been transferred/)).toBeVisible()
  expect(asked).toEqual(['?begins=earlier'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The transfer has been deleted.')).toBeVisible()
  expect(undone).toEqual([{ ids: [6, 7, 8] }])
})
