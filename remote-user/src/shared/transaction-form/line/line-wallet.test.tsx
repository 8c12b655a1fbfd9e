import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn, transactionOf } from '../../../testing/answers'
import { answerCategories } from '../../../testing/categories'
import { openLine } from '../../../testing/line'
import { categories, pressSave } from '../../../testing/transaction-form'
import { answerWallets, transferOf, walletOf } from '../../../testing/wallets'

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
  const question = within(await form.findByRole('group', { name: 'BCA starts later' }))
  await userEvent.click(question.getByRole('button', { name: /^Start it on / }))
  expect(question.getByText(/^BCA will start on .* Today’s balance stays the same\.$/)).toBeVisible()
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent).toEqual(['?begins=earlier'])
})

test('a transfer on a day before a wallet begins asks, one press lets it begin earlier, and Undo takes back both', async () => {
  answerWallets([
    walletOf({ id: 4, name: 'BCA' }),
    walletOf({ id: 5, name: 'GoPay', kind: 'ewallet', opening_date: '2999-01-01' }),
  ])
  const [asked, done]: [string[], unknown[]] = [[], []]
  plan(calls.addTransfer, async ({ url }) => {
    asked.push(new URL(url).search)
    return {
      status: 201,
      body: { data: transferOf({ id: 40 }), begun: { activity_ids: [7], transfer_ids: [41] } },
    }
  })
  plan(calls.removeTransfer, { body: { data: { count: 1, activity_ids: [9] } } }, { id: 40 })
  plan(calls.removeTransfers, async request => {
    done.push(await request.json())
    return { body: { data: { count: 1, activity_ids: [10] } } }
  })
  plan(calls.restoreActivities, async request => {
    done.push(await request.json())
    return { body: { data: { count: 1, activity_ids: [11] } } }
  })
  const { form, line } = await openLine()
  await userEvent.type(line, 'isi gopay 200rb dari bca')
  const question = within(await form.findByRole('group', { name: /^GoPay starts on .*, after this date\.$/ }))
  await userEvent.click(question.getByRole('button', { name: /^Start it on / }))
  expect(form.getByText(/^GoPay will start on .* Today’s balance stays the same\.$/)).toBeVisible()
  await pressSave(form)
  expect(await screen.findByText(/has been transferred/)).toBeVisible()
  expect(asked).toEqual(['?begins=earlier'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The transfer has been deleted.')).toBeVisible()
  expect(done).toEqual([{ ids: [41] }, { ids: [7] }])
})
