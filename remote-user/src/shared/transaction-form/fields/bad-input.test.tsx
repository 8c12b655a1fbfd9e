import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn } from '../../../testing/answers'
import { answerCategories } from '../../../testing/categories'
import {
  answerAdd,
  categories,
  expectedBody,
  fill,
  openForm,
  pressSave,
} from '../../../testing/transaction-form'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(...categories)
})

test.each([
  ['0', 'Enter an amount greater than zero'],
  ['0,00', 'Enter an amount greater than zero'],
  ['1234567890123456', 'Use at most 12 digits and 2 decimal places'],
])('an amount of %s is refused beside the field, and nothing is sent', async (keys, message) => {
  const form = await openForm()
  await fill(form)
  await userEvent.clear(form.getByLabelText('Amount'))
  await userEvent.type(form.getByLabelText('Amount'), keys)
  await pressSave(form)
  await waitFor(() => expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(message))
  expect(form.getByLabelText('Amount')).toHaveFocus()
})

test.each([
  ['1250000', '1.250.000', 'satu juta dua ratus lima puluh ribu rupiah'],
  ['1.250', '1.250', 'seribu dua ratus lima puluh rupiah'],
  ['1.25', '1.25', 'satu rupiah dua puluh lima sen'],
  ['12,505', '12,505', 'dua belas ribu lima ratus lima rupiah'],
  ['0', '0', 'Enter an amount greater than zero'],
  ['2,5jt', '2,5jt', '2,5jt = Rp\u00a02.500.000 dua juta lima ratus ribu rupiah'],
  ['25000+7000', '25.000+7000', '25.000+7000 = Rp\u00a032.000 tiga puluh dua ribu rupiah'],
  ['lima ribu', 'lima ribu', 'Use dots for thousands and a comma for decimals: 1.250.000,50'],
  ['٥٠٠٠', '5.000', 'lima ribu rupiah'],
  ['５０００', '5.000', 'lima ribu rupiah'],
])('typed as %s, the amount stands as "%s" and reads "%s"', async (keys, shown, reading) => {
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Amount'), keys)
  expect(form.getByLabelText('Amount')).toHaveValue(shown)
  expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(reading)
})

test.each([
  ['Rp 1.250.000,50', 'satu juta dua ratus lima puluh ribu rupiah lima puluh sen'],
  ['1,250,000.50', 'satu juta dua ratus lima puluh ribu rupiah lima puluh sen'],
  ['1,250', 'seribu dua ratus lima puluh rupiah'],
  ['1.25', 'satu rupiah dua puluh lima sen'],
])('pasted as %s, the amount reads "%s"', async (pasted, reading) => {
  const form = await openForm()
  await userEvent.click(form.getByLabelText('Amount'))
  await userEvent.paste(pasted)
  expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(reading)
})

test('what a calculation comes to is what is booked', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fill(form)
  await userEvent.clear(form.getByLabelText('Amount'))
  await userEvent.type(form.getByLabelText('Amount'), '25000+7000')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]!.body).toEqual({ ...expectedBody, amount: '32000' })
})

test.each([
  ['1e5', 'Write an amount such as 25000, 25k, 2.5 million or 25000+7000'],
  ['-5000', 'Leave out the minus sign. The type shows whether money comes in or goes out.'],
])('%s is kept and refused when Save is pressed, and nothing is sent', async (keys, message) => {
  const form = await openForm()
  await fill(form)
  await userEvent.clear(form.getByLabelText('Amount'))
  await userEvent.type(form.getByLabelText('Amount'), keys)
  await pressSave(form)
  await waitFor(() => expect(form.getByLabelText('Amount')).toHaveFocus())
  expect(form.getByLabelText('Amount')).toHaveValue(keys)
  expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(message)
})

test('what will be booked is announced politely once typing pauses', async () => {
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Amount'), '1250')
  const announced = await form.findByRole('status')
  expect(announced).toBeEmptyDOMElement()
  await waitFor(() => expect(announced).toHaveTextContent(/^seribu dua ratus lima puluh rupiah$/))
})

test('a day that does not exist is said to be none', async () => {
  const form = await openForm()
  const date = form.getByLabelText<HTMLInputElement>('Date')
  Object.defineProperty(date, 'validity', { value: { badInput: true }, configurable: true })
  fireEvent.blur(date)
  expect(date).toHaveAccessibleDescription('Enter a valid date')
  Object.defineProperty(date, 'validity', { value: { badInput: false }, configurable: true })
  fireEvent.blur(date)
  expect(date).not.toHaveAccessibleDescription()
})

test('500 emoji are a description; one more is counted and refused, never cut off', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fill(form)
  const description = form.getByLabelText('Description')
  await userEvent.clear(description)
  await userEvent.click(description)
  await userEvent.paste('🍜'.repeat(501))
  expect(description).toHaveAccessibleDescription('501 of 500 characters')
  await pressSave(form)
  await waitFor(() =>
    expect(description).toHaveAccessibleDescription('This text is too long: 501 of 500 characters'),
  )
  expect(description).toHaveValue('🍜'.repeat(501))
  expect(sent).toEqual([])

  await userEvent.clear(description)
  await userEvent.paste('🍜'.repeat(500))
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]!.body).toEqual({ ...expectedBody, description: '🍜'.repeat(500) })
})

test('an amount below 100 rupiah is asked about once, and can be corrected or saved as it is', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fill(form)
  const amount = form.getByLabelText<HTMLInputElement>('Amount')
  await userEvent.clear(amount)
  await userEvent.type(amount, '25')
  await pressSave(form)
  expect(form.getByRole('alert')).toHaveTextContent(
    /^Rp 25\? That’s very little\. Did you leave out some zeros\?/,
  )
  expect(sent).toEqual([])

  await userEvent.click(form.getByRole('button', { name: 'Edit amount' }))
  expect(amount).toHaveFocus()
  await userEvent.keyboard('26')
  expect(form.queryByRole('alert')).not.toBeInTheDocument()
  await pressSave(form)
  await userEvent.click(form.getByRole('button', { name: 'Save Rp\u00a026' }))
  await screen.findByText('New transaction added!')
  expect(sent.map(({ body }) => body)).toEqual([{ ...expectedBody, amount: '26' }])
})
