import { changeSession } from '@pundi/platform/session/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedIn } from '../../testing/answers'
import { fieldNames } from '../../shared/credit-profile/profile'
import { answers, field, fill, open, show } from '../../testing/recommendation-form'

beforeEach(() => signedIn())
afterEach(() => localStorage.clear())

test('asks for all fields of the specification, each by name with what it is in plain language', async () => {
  await open()
  expect(screen.getAllByRole('textbox')).toHaveLength(13)
  for (const name of fieldNames) expect(field(name)).toHaveAccessibleDescription(/\w/)
  expect(field('Credit_Mix')).toHaveValue('Good')
  expect(field('Payment_of_Min_Amount')).toHaveValue('Yes')
  expect(field('Outstanding_Debt').labels![0]).toHaveTextContent('Outstanding_Debt What you still owe')
})

test('names what is missing in the order of the form, and moves to the first of it', async () => {
  await open()
  await userEvent.type(field('Num_Bank_Accounts'), '2')
  await userEvent.click(screen.getByRole('button', { name: 'Show your recommendation' }))
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Still missing: Delay_from_due_date, Num_of_Delayed_Payment, Interest_Rate, .+, Num_of_Loan$/,
  )
  expect(field('Num_of_Delayed_Payment')).toHaveAccessibleDescription(
    'Still missing: Num_of_Delayed_Payment.',
  )
  expect(document.activeElement).toHaveAttribute('aria-invalid', 'true')
})

test('says what a field takes, and forgets nothing that was typed', async () => {
  await open()
  fill({ ...answers, Num_Credit_Card: '1,5', Credit_Utilization_Ratio: '900' })
  await userEvent.click(screen.getByRole('button', { name: 'Show your recommendation' }))
  expect(field('Num_Credit_Card')).toHaveAccessibleDescription('Num_Credit_Card: enter a whole number.')
  expect(field('Credit_Utilization_Ratio')).toHaveAccessibleDescription(
    'Credit_Utilization_Ratio: enter 200% or less.',
  )
  expect(field('Num_Credit_Card')).toHaveValue('1,5')
  expect(screen.queryByRole('region', { name: 'Your result' })).not.toBeInTheDocument()
})

test('shows rating, score, what each factor gave and the changes that raise it most, with no call', async () => {
  await open()
  await show()
  const result = within(screen.getByRole('region', { name: 'Your result' }))
  expect(result.getByText('Good')).toBeVisible()
  expect(result.getByRole('img')).toHaveAccessibleName('Score 672 on a scale from 300 to 850: Good')
  const factors = screen.getByRole('region', { name: 'Score breakdown' })
  expect(within(factors).getAllByRole('img')).toHaveLength(14)
  expect(
    within(factors).getByRole('img', { name: 'Outstanding_Debt: 20 of 50 points, 30 lost' }),
  ).toBeVisible()
  const changes = within(screen.getByRole('region', { name: 'Best ways to improve' }))
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Paying more than the minimum on your cardsScore: from 672 to 712, Good',
    'Lowering your card balances to 30% of their limitsScore: from 672 to 694, Good',
    'Paying on time until half of your late payments no longer count: 1 leftScore: from 672 to 687, Good',
  ])
})

test('a slider tells at once what another value would do, and leaves the answers alone', async () => {
  await open()
  await show()
  const sliders = within(screen.getByRole('region', { name: 'Try other values' }))
  fireEvent.change(sliders.getByLabelText(/^Num_of_Delayed_Payment/), {
    target: { value: '0' },
  })
  expect(sliders.getByRole('status')).toHaveTextContent('672 to 707, Good Points: +35')
  await userEvent.selectOptions(sliders.getByLabelText(/^Credit_Mix/), 'Bad')
  expect(sliders.getByRole('status')).toHaveTextContent('672 to 667, Standard Points: -5')
  await userEvent.click(sliders.getByRole('button', { name: 'Back to your answers' }))
  expect(sliders.getByRole('status')).toHaveTextContent('672 to 672, Good Points: 0')
  expect(field('Num_of_Delayed_Payment')).toHaveValue('2')
})

test('keeps the answers in this browser for the one who typed them, and for nobody else', async () => {
  await open()
  fill(answers)
  cleanup()
  await open()
  expect(field('Interest_Rate')).toHaveValue('12,5')
  expect(field('Outstanding_Debt')).toHaveValue('50.000.000')
  cleanup()
  signedIn()
  changeSession({ userid: '8' })
  await open()
  expect(field('Interest_Rate')).toHaveValue('')
})

test('saves results, compares them over time, and clears everything once that is confirmed', async () => {
  await open()
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Save this result' }))
  fill({ Num_of_Delayed_Payment: '0' })
  await userEvent.click(screen.getByRole('button', { name: 'Show your recommendation' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save this result' }))
  const saved = within(screen.getByRole('region', { name: 'Saved results' }))
  const list = within(saved.getByRole('list', { name: 'Saved results' }))
  expect(list.getAllByRole('listitem').map(row => row.textContent)).toEqual([
    expect.stringMatching(/707, Good$/),
    expect.stringMatching(/672, Good$/),
  ])
  const chart = within(await saved.findByRole('figure', { name: 'Score from 672 to 707 over 2 results' }))
  const result = chart.getByRole('slider', { name: 'Saved results' })
  expect(result).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 707, Good$/))
  fireEvent.change(result, { target: { value: '0' } })
  expect(result).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 672, Good$/))
  await userEvent.click(saved.getByRole('button', { name: 'Clear' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear everything' }))
  expect(saved.queryByRole('listitem')).not.toBeInTheDocument()
  expect(field('Interest_Rate')).toHaveValue('')
  expect(screen.queryByRole('region', { name: 'Your result' })).not.toBeInTheDocument()
  expect(Object.keys(localStorage).filter(name => name.startsWith('recommendation'))).toEqual([])
})

test('a browser that keeps nothing says so, and the rest works', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await open()
  await show()
  expect(screen.getByRole('img', { name: 'Score 672 on a scale from 300 to 850: Good' })).toBeVisible()
  expect(
    screen.getByText('This browser doesn’t save anything: your results are lost when you close the page.'),
  ).toBeVisible()
})

test('what an earlier release kept otherwise is left aside', async () => {
  localStorage.setItem('recommendation:3', '{"answers":null}')
  await open()
  expect(field('Interest_Rate')).toHaveValue('')
})

test('gives the scorecard in full, with its sources and what it is not', async () => {
  await open()
  const about = within(screen.getByRole('region', { name: 'About this result' }))
  expect(about.getByText(/This isn’t a credit decision/)).toBeVisible()
  await userEvent.click(about.getByText('All factors, weights and thresholds'))
  const rows = about.getAllByRole('row')
  expect(rows).toHaveLength(15)
  expect(rows[6]).toHaveTextContent('If we know your income: 0%: 25 · 30%: 20 · 40%: 10 · 60%: 0')
  expect(rows[4]).toHaveTextContent(
    'Credit_Utilization_Ratio84 of 550 points; Debt: 35%10%: 84 · 30%: 64 · 50%: 34 · 75%: 12 · 100%: 0',
  )
})
