import { calls } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerCategories, categoryOf } from '../../../testing/categories'
import { answerPlans, answerWallets, planOf, walletOf } from '../../../testing/wallets'
import { answerUndo } from '../../../testing/undo'

beforeEach(() => {
  signedIn()
  fakeDate('2026-11-24T05:00:00Z')
  answerWallets([
    walletOf(),
    walletOf({ id: 3, name: 'SPayLater', kind: 'loan' }),
    walletOf({ id: 4, name: 'Visa', kind: 'card' }),
    walletOf({ id: 5, name: 'Kredivo', kind: 'loan', is_closed: true }),
  ])
  answerCategories(
    categoryOf({ id: 1, name: 'Gaji', type: 'income' }),
    categoryOf({ id: 7, name: 'Rumah tangga' }),
  )
})

const body = {
  ...{ wallet_id: 3, category_id: 7, name: 'Kulkas', amount: '1000000', count: 3 },
  ...{ date: '2026-11-24', first_due: '2026-12-24', books: 'at_once' },
}

test('a purchase shows what will be due when, is saved, and Undo deletes it', async () => {
  const sent = answerPurchase()
  const form = await openForm()
  expect(form.getByText('Due dates appear here.')).toBeVisible()
  await fill(form)
  expect(
    form.getByText(
      /^3 instalments of Rp\s333\.333 \(last one: Rp\s333\.334\), from 24\/12\/2026 to 24\/02\/2027$/,
    ),
  ).toBeVisible()
  await userEvent.click(form.getByText('Payment plan'))
  expect(form.getAllByRole('listitem').map(row => row.textContent)).toEqual([
    expect.stringMatching(/^24\/12\/2026 Rp\s333\.333$/),
    expect.stringMatching(/^24\/01\/2027 Rp\s333\.333$/),
    expect.stringMatching(/^24\/02\/2027 Rp\s333\.334$/),
  ])
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Kulkas has been added.')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([body])
  expect(await screen.findByRole('heading', { name: 'Kulkas' })).toBeVisible()
  const undone = answerUndo(() => answerPlans([]))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Kulkas' })).not.toBeInTheDocument()
  expect(undone).toEqual([{ ids: [8, 9] }])
})

test('only cards and loans in use owe it, and only expense categories are offered', async () => {
  const form = await openForm()
  await form.findByRole('option', { name: 'Rumah tangga' })
  const options = within(form.getByLabelText('Card or loan used')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['SPayLater', 'Visa'])
  expect(form.queryByRole('option', { name: 'Gaji' })).not.toBeInTheDocument()
})

test('it counts with each instalment where that is chosen, and a sentence says what that means', async () => {
  const sent = answerPurchase()
  const form = await openForm()
  await fill(form)
  const choice = form.getByRole('radio', { name: /^With each instalment/ })
  expect(choice).toHaveAccessibleName(/future ones are planned\.$/)
  await userEvent.click(choice)
  await userEvent.selectOptions(form.getByLabelText('Card or loan used'), 'Visa')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Kulkas has been added.')
  expect(sent).toMatchObject([{ body: { ...body, wallet_id: 4, books: 'per_instalment' } }])
})

test('what is bought on the 31st is due on the last day of each month, and the day can be chosen', async () => {
  fakeDate('2026-10-31T05:00:00Z')
  const sent = answerPurchase()
  const form = await openForm()
  await fill(form)
  expect(form.getByLabelText('First due date')).toHaveValue('2026-11-30')
  const day = form.getByLabelText('Day of the month')
  expect(day).toHaveDisplayValue('The last day')
  await userEvent.click(form.getByText('Payment plan'))
  const days = () => form.getAllByRole('listitem').map(row => row.textContent.slice(0, 10))
  expect(days()).toEqual(['30/11/2026', '31/12/2026', '31/01/2027'])
  await userEvent.selectOptions(day, 'Same as the first day')
  expect(days()).toEqual(['30/11/2026', '30/12/2026', '30/01/2027'])
  await userEvent.selectOptions(day, 'The last day')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Kulkas has been added.')
  expect(sent).toMatchObject([{ body: { first_due: '2026-11-30', month_day: 'last' } }])
})

test('a day within its month says which one is meant', async () => {
  const sent = answerPurchase()
  const form = await openForm()
  await fill(form)
  expect(form.queryByLabelText('Day of the month')).not.toBeInTheDocument()
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Kulkas has been added.')
  expect(sent.map(({ body }) => Object.keys(body as object))).toEqual([Object.keys(body)])
})

test('categories that cannot be had are said so in the form, with a way to try again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  plan(calls.listCategories, { status: 503 })
  const form = await openForm()
  expect(await form.findByRole('alert')).toHaveTextContent('Gagal mengambil kategori')
  answerCategories(categoryOf({ id: 7, name: 'Rumah tangga' }))
  await userEvent.click(form.getByRole('button', { name: 'Try again' }))
  expect(await form.findByRole('option', { name: 'Rumah tangga' })).toBeInTheDocument()
  expect(form.queryByRole('alert')).not.toBeInTheDocument()
})

test.each(['', '0', '1', '121', '2.5'])('%s instalments are shown as none', async count => {
  const form = await openForm()
  await fill(form)
  await userEvent.clear(form.getByLabelText('Number of instalments'))
  if (count !== '') await userEvent.type(form.getByLabelText('Number of instalments'), count)
  expect(form.getByText('Due dates appear here.')).toBeVisible()
})

test('what the server refuses stands at its field, and nothing that was typed is lost', async () => {
  const message = 'Cicilan pertama tidak jatuh tempo sebelum pembelian'
  plan(calls.addInstalments, { status: 422, body: { message, errors: { first_due: [message] } } })
  const form = await openForm()
  await fill(form)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(message)).toBeVisible()
  expect(form.getByLabelText('First due date')).toBeInvalid()
  expect(form.getByLabelText('Name')).toHaveValue('Kulkas')
  expect(form.getByLabelText('Total to pay')).toHaveValue('1.000.000')
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Rumah tangga')
})

test('after an answer that was lost the same purchase is sent with the same key', async () => {
  const sent = answerPurchase([503, 201])
  const form = await openForm()
  await fill(form)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByRole('alert')).toHaveTextContent('We couldn’t save your changes.')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Kulkas has been added.')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0]!.key).toBeTruthy()
})

async function openForm() {
  await openPage(pageTable, '/wallet')
  await userEvent.click(await screen.findByRole('button', { name: 'New instalment purchase' }))
  return within(await screen.findByRole('dialog', { name: 'New instalment purchase' }))
}

async function fill(form: Awaited<ReturnType<typeof openForm>>) {
  await userEvent.type(form.getByLabelText('Name'), 'Kulkas')
  await userEvent.type(form.getByLabelText('Total to pay'), '1jt')
  await form.findByRole('option', { name: 'Rumah tangga' })
  await userEvent.selectOptions(form.getByLabelText('Category'), 'Rumah tangga')
}

function answerPurchase(statuses = [201]) {
  const sent: { body: unknown; key: string | null }[] = []
  plan(calls.addInstalments, async request => {
    const status = statuses[sent.length] ?? 201
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
    if (status !== 201) return { status }
    answerPlans([planOf()])
    return { status, body: { data: planOf(), activity_ids: [8, 9] } }
  })
  return sent
}
