import { act, screen, within } from '@testing-library/react'
import { activate } from '@pundi/platform/i18n'
import { signedIn } from '../../testing/answers'
import { field, open, show } from '../../testing/recommendation-form'

beforeEach(() => signedIn())
afterEach(async () => {
  localStorage.clear()
  await act(() => activate('default'))
})

const nothing = {
  Num_Credit_Card: '0',
  Num_of_Loan: '0',
  Outstanding_Debt: '0',
  Total_EMI_per_month: '0',
  Credit_Utilization_Ratio: '0',
  Delay_from_due_date: '0',
  Num_of_Delayed_Payment: '0',
}

test('who never borrowed has no score yet, and is not told to borrow', async () => {
  await open()
  await show(nothing)
  const result = within(screen.getByRole('region', { name: 'Your result' }))
  expect(result.getByText('No score yet')).toBeVisible()
  expect(screen.queryByText(/^Good$/, { selector: 'p' })).not.toBeInTheDocument()
  for (const name of ['Best ways to improve', 'Score breakdown', 'Your collectibility in SLIK'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save this result' })).not.toBeInTheDocument()
})

test('without a card, what only cards have is not counted', async () => {
  await open()
  await show({ Num_Credit_Card: '0' })
  const factors = within(screen.getByRole('region', { name: 'Score breakdown' }))
  expect(factors.getAllByRole('img')).toHaveLength(11)
  expect(factors.queryByText('Payment_of_Min_Amount')).not.toBeInTheDocument()
})

test('shows the grade in SLIK that the delay means, by its published days', async () => {
  await open()
  await show({ Delay_from_due_date: '100' })
  const slik = within(screen.getByRole('region', { name: 'Your collectibility in SLIK' }))
  expect(slik.getAllByRole('row').map(row => row.textContent)).toEqual([
    'CollectibilityDays overdue',
    '1: Current0',
    '2: Special mention1–90',
    '3: SubstandardYour answer91–120',
    '4: Doubtful121–180',
    '5: LossMore than 180',
  ])
})

test('takes a rate of more than 100% a year', async () => {
  await open()
  await show({ Interest_Rate: '292' })
  expect(field('Interest_Rate')).not.toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByRole('region', { name: 'Your result' })).toBeVisible()
})

test.each([
  ['en', 'What you still owe', 'Your result', 'What you still owe: 20 of 50 points, 30 lost'],
  ['id', 'Sisa utangmu', 'Hasilmu', /^Sisa utangmu: .*20 .*50/],
  ['es', 'Lo que aún debes', 'Tu resultado', /^Lo que aún debes: .*20 .*50/],
] as const)(
  'in %s fields have their names in plain language alone',
  async (language, name, title, factor) => {
    await open()
    await show()
    await act(() => activate(language))
    expect(screen.getByRole('region', { name: title })).toBeVisible()
    expect(screen.getAllByLabelText(new RegExp(`^${name}`))[0]).toHaveValue('50.000.000')
    expect(screen.getByRole('img', { name: factor })).toBeVisible()
    expect(document.body.textContent).not.toMatch(/[a-z]_[a-z]/i)
  },
)
