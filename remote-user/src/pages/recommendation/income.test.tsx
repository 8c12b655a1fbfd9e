import { calls } from '@pundi/contract'
import { fakeDate, plan } from '@pundi/devkit/testing'
import { preferences } from '@pundi/platform/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedIn, summaryOf } from '../../testing/answers'
import { field, fill, open, show } from '../../testing/recommendation-form'

beforeEach(() => signedIn())

test('instalments are judged by their share of the income where it is given', async () => {
  await open()
  await show({ 'Monthly income': '3000000' })
  expect(screen.getByRole('img', { name: 'Total_EMI_per_month: 5 of 25 points, 20 lost' })).toBeVisible()
  expect(screen.getByText('50% of your income')).toBeVisible()
  fill({ 'Monthly income': '' })
  await userEvent.click(screen.getByRole('button', { name: 'Show your recommendation' }))
  expect(screen.getByRole('img', { name: /^Total_EMI_per_month: 19 of 25/ })).toBeVisible()
  expect(screen.queryByText(/% of your income$/)).not.toBeInTheDocument()
})

test('a press takes the income of the last three whole months, and sends nothing of the form', async () => {
  fakeDate('2026-11-23T12:00:00')
  await open()
  fill({ Outstanding_Debt: '777' })
  const asked = answerIncome({ '2026-10-01': '9000000.50', '2026-09-01': '0.00', '2026-08-01': '7000000.00' })
  await userEvent.setup({ delay: null }).click(take())
  await waitFor(() => expect(field('Monthly income')).toHaveValue('8.000.000'))
  expect(asked.sort()).toEqual([
    '?type=income&from=2026-08-01&to=2026-08-31',
    '?type=income&from=2026-09-01&to=2026-09-30',
    '?type=income&from=2026-10-01&to=2026-10-31',
  ])
  expect(field('Outstanding_Debt')).toHaveValue('777')
})

test('says so where no income was booked, and where it cannot be had', async () => {
  await open()
  answerIncome({})
  await userEvent.click(take())
  expect(await screen.findByRole('alert')).toHaveTextContent('You had no income in the last three months.')
  plan(calls.sumTransactions, { status: 500, body: {} })
  await userEvent.click(take())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your income.'))
  expect(field('Monthly income')).toHaveValue('')
})

test('bookings in another currency are not taken for rupiah', async () => {
  preferences.setState({ currency: 'USD' })
  await open()
  expect(screen.queryByRole('button', { name: 'Fill in from your transactions' })).not.toBeInTheDocument()
  preferences.setState({ currency: 'IDR' })
})

const take = () => screen.getByRole('button', { name: 'Fill in from your transactions' })

function answerIncome(incomes: Record<string, string>) {
  const asked: string[] = []
  plan(calls.sumTransactions, async ({ url }) => {
    const { search, searchParams } = new URL(url)
    asked.push(search)
    const income = incomes[searchParams.get('from') ?? ''] ?? '0.00'
    return { body: { data: summaryOf({ income }) } }
  })
  return asked
}
