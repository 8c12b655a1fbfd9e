import type { Outlook } from '@pundi/contract'
import { openPage } from '@pundi/devkit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerDashboard, answerOutlook, signedIn, transactionOf } from '../../testing/answers'

beforeEach(() => {
  signedIn()
  answerDashboard([transactionOf()])
})

const days = [
  { date: '2026-11-24', balance: '4000000.00' },
  { date: '2026-11-25', balance: '3400000.00' },
  { date: '2026-11-26', balance: '3400000.00' },
  { date: '2026-11-27', balance: '9400000.00' },
]
const usual = { weeks: 12, low: '50000.00', median: '100000.00', high: '200000.00' }
const planned = [{ date: '2026-11-25', description: 'Listrik', category: null, amount: '-600000.00' }]

async function openForecast(changes: Partial<Outlook> = {}) {
  const past = [{ date: '2026-11-23', balance: '4100000.00' }]
  answerOutlook({ days, past, planned, usual, lowest: days[1]!, ...changes })
  await openPage(pageTable, '/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Balance forecast' }))
  await card.findByRole('figure')
  await waitFor(() => expect(document.querySelector('[data-row] svg')).not.toBeNull())
  return card
}

test('the lowest day is named by what is planned, and by what is usual', async () => {
  const card = await openForecast()
  expect(card.getByText('24/11/2026 – 27/11/2026')).toBeVisible()
  expect(card.getByRole('figure')).toHaveTextContent(
    /Lowest planned balance: Rp\s3\.400\.000 on 25 November\./,
  )
  expect(card.getByRole('figure')).toHaveTextContent(
    /At your usual Rp\s100\.000 a day, you’ll have Rp\s3\.200\.000 on 26 November\./,
  )
})

test('with less than four weeks it draws what is known alone, and says so', async () => {
  const card = await openForecast({ usual: null })
  expect(card.getByText(/We’ll show your usual spending after four weeks\.$/)).toBeVisible()
  expect(card.queryByText(/^usually/)).not.toBeInTheDocument()
})

test('arrow keys and pointing choose a day, whose exact amounts stand above', async () => {
  const card = await openForecast()
  const day = card.getByRole('slider', { name: 'Day' })
  expect(day).toHaveAttribute('aria-valuetext', 'Rabu, 25 Nov 2026: Rp\u00a03.400.000')
  fireEvent.change(day, { target: { value: '3' } })
  expect(card.getByText('Jumat, 27 Nov 2026')).toBeVisible()
  expect(card.getByText('9.400.000')).toBeVisible()
  expect(card.getByText(/^usually Rp\s8\.800\.000 to Rp\s9\.250\.000$/)).toBeVisible()
  day.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect
  fireEvent(day, new MouseEvent('pointermove', { bubbles: true, clientX: 4 }))
  expect(card.getByText('Selasa, 24 Nov 2026')).toBeVisible()
})

test('the same stands in a table, with what is planned, and the rule and the day it is computed by', async () => {
  const card = await openForecast()
  await userEvent.click(card.getByRole('button', { name: 'Show as a table' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Balance forecast' }))
  const [, , second] = dialog.getAllByRole('row')
  expect(second).toHaveTextContent(
    /^Rabu, 25 Nov 2026ListrikRp\s3\.400\.000usually Rp\s3\.200\.000 to Rp\s3\.350\.000$/,
  )
  expect(dialog.getByText(/^As of Selasa, 24 Nov 2026: today’s balance/)).toBeVisible()
  expect(dialog.getByText(/Half of the last 12 weeks were in this range/)).toBeVisible()
})

test('what waits since several days stands once in the table, with their number', async () => {
  const waiting = { date: '2026-11-24', description: 'Kopi', category: null, amount: '-25000.00' }
  const days = [{ ...waiting, amount: '-1000000.00', count: 40 }, waiting, waiting]
  const card = await openForecast({ planned: [...days, { ...planned[0]!, date: '2026-11-24' }] })
  await userEvent.click(card.getByRole('button', { name: 'Show as a table' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Balance forecast' }))
  expect(dialog.getAllByRole('row')[1]).toHaveTextContent(/^Selasa, 24 Nov 2026Kopi × 42, ListrikRp/)
})

test('other spending a day is tried out by a slider, without any call, and taken back', async () => {
  const card = await openForecast({ per_day: '900000.00' })
  const form = within(card.getByRole('form', { name: 'What if' }))
  const slider = form.getByRole('slider', { name: 'Daily spending' })
  expect(slider).toHaveValue('10000000')
  fireEvent.change(slider, { target: { value: '180000000' } })
  expect(slider).toHaveAttribute('aria-valuetext', 'Rp\u00a01.800.000')
  expect(form.getByRole('status')).toHaveTextContent(/^You’d be Rp\s200\.000 short on 26 November\.$/)
  await userEvent.click(form.getByRole('button', { name: 'As planned' }))
  expect(form.getByRole('status')).toBeEmptyDOMElement()
  expect(slider).toHaveValue('10000000')
  expect(slider).toHaveFocus()
  expect(form.queryByRole('button', { name: 'As planned' })).not.toBeInTheDocument()
})

test('who has no usual day and nothing left can still try a day out; more that came back is no spending', async () => {
  const card = await openForecast({ per_day: '-5000.00', usual: null })
  const slider = card.getByRole('slider', { name: 'Daily spending' })
  expect(slider).toHaveAttribute('max', '20000000')
  expect(slider).toHaveAttribute('aria-valuetext', 'Rp\u00a00')
})

test('where usually nothing else is spent, or more comes back, that is said in place of an amount', async () => {
  const card = await openForecast({ usual: { ...usual, low: '-90000.00', median: '-10000.00' } })
  expect(card.getByRole('figure')).toHaveTextContent(
    /In at least half of the last 12 weeks, you spent nothing besides planned bills\./,
  )
  const slider = card.getByRole('slider', { name: 'Daily spending' })
  expect(slider).toHaveAttribute('aria-valuetext', 'Rp\u00a00')
})

test('a purchase is tried out on its day, with what the slider says a day, and recorded nowhere', async () => {
  const card = await openForecast()
  const form = within(card.getByRole('form', { name: 'What if' }))
  await userEvent.type(form.getByLabelText('Purchase amount'), '3000000')
  fireEvent.change(form.getByLabelText('Purchase date'), { target: { value: '2026-11-26' } })
  await userEvent.click(form.getByRole('button', { name: 'Try it' }))
  expect(form.getByRole('status')).toHaveTextContent(
    /^Your lowest balance would be Rp\s200\.000 on 26 November\.$/,
  )
  expect(form.getByText('This is only a test. Nothing is saved.')).toBeVisible()
})
