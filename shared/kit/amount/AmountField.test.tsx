import { LanguageProvider } from '@pundi/platform/i18n'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps, ReactNode } from 'react'
import { AmountField } from './AmountField'
import { loadAmountReader } from './load-reader'

beforeEach(() => loadAmountReader())

test('groups the digits while they are typed and submits decimal text', async () => {
  const { input, submits } = open()
  await userEvent.type(input, '5000000,5')
  expect(input).toHaveValue('5.000.000,5')
  expect(input).toHaveAttribute('inputmode', 'decimal')
  expect(submits()).toBe('5000000.5')
})

test('the caret stays where a digit was typed in the middle', async () => {
  const { input } = open({ defaultValue: '1000000.00' })
  await userEvent.type(input, '5', { initialSelectionStart: 1 })
  expect(input).toHaveValue('15.000.000')
  expect(input.selectionStart).toBe(2)
})

test.each([
  ['Rp 1.250.000,50', '1.250.000,5', '1250000.5'],
  ['1,250,000.50', '1.250.000,5', '1250000.5'],
])('reads a pasted %s', async (pasted, shown, decimal) => {
  const { input, submits } = open()
  await userEvent.click(input)
  await userEvent.paste(pasted)
  expect(input).toHaveValue(shown)
  expect(submits()).toBe(decimal)
})

test('where decimals begin with a dot, marks are the other way round and what is submitted is the same', async () => {
  const { input, submits } = open({ decimalMark: '.', defaultValue: '1250000.50' })
  expect(input).toHaveValue('1,250,000.5')
  await userEvent.clear(input)
  await userEvent.type(input, '5000000.5')
  expect(input).toHaveValue('5,000,000.5')
  expect(submits()).toBe('5000000.5')
  await userEvent.clear(input)
  await userEvent.paste('Rp 1.250.000,50')
  expect(input).toHaveValue('1,250,000.5')
  expect(submits()).toBe('1250000.5')
})

test.each([
  ['25000+7000', '25.000+7000', '32.000', '32000', '25.000+7000 = Rp\u00a032.000'],
  ['2,5jt', '2,5jt', '2.500.000', '2500000', '2,5jt = Rp\u00a02.500.000'],
  ['1jt/3', '1jt/3', '333.333,33', '333333.33', '1jt/3 = Rp\u00a0333.333,33'],
])(
  '%s stands as typed, and as what it comes to once it is left',
  async (keys, typed, left, decimal, said) => {
    const { input, submits } = open({ sign: 'Rp' })
    await userEvent.type(input, keys)
    expect(input).toHaveValue(typed)
    expect(submits()).toBe(decimal)
    expect(input).toHaveAccessibleDescription(said)
    await userEvent.tab()
    expect(input).toHaveValue(left)
    expect(input).toHaveAccessibleDescription(said)
    expect(submits()).toBe(decimal)
    await userEvent.type(input, '{Backspace}')
    expect(input).not.toHaveAccessibleDescription()
  },
)

test.each([
  ['12.50', '12,5', '12.5'],
  ['1,250,000.50', '1.250.000,5', '1250000.5'],
  ['12,505', '12.505', '12505'],
  ['12,50', '12,50', '12.5'],
])('marks of one’s own stay while they are typed: %s', async (keys, left, decimal) => {
  const { input, submits } = open()
  await userEvent.type(input, keys)
  expect(input).toHaveValue(keys)
  expect(submits()).toBe(decimal)
  await userEvent.tab()
  expect(input).toHaveValue(left)
})

test.each([
  ['25000+7000', '32000'],
  ['25rb', '25000'],
  ['Rp45.000,-', '45000'],
  ['1,250,000.50', '1250000.5'],
  ['25.5', '25.5'],
  ['50000', '50000'],
])('a program that fills in %s in one go is understood', (filled, decimal) => {
  const { input, submits } = open({ defaultValue: '25000' })
  fireEvent.input(input, { target: { value: filled } })
  expect(submits()).toBe(decimal)
})

test.each([
  ['1e5', 'Write an amount such as 25000, 25k, 2.5 million or 25000+7000'],
  ['-5000', 'Leave out the minus sign. The type shows whether money comes in or goes out.'],
  ['2m', /^An m may be miliar or million/],
  ['5000/0', 'You can’t divide by zero'],
  ['1000000000000', 'Use at most 12 digits and 2 decimal places'],
  ['12,5055', 'Use at most 12 digits and 2 decimal places'],
])('%s is refused beside the field, and kept, once it is left', async (keys, sentence) => {
  const { input, submits } = open()
  await userEvent.type(input, keys)
  expect(input).not.toHaveAttribute('aria-invalid')
  expect(submits()).toBe('')
  const typed = input.value
  await userEvent.tab()
  expect(input).toHaveValue(typed)
  expect(input).toHaveAttribute('aria-invalid', 'true')
  expect(input).toHaveAccessibleDescription(sentence)
  expect(screen.getByRole('alert')).toHaveTextContent(sentence)

  await userEvent.clear(input)
  await userEvent.type(input, '5')
  expect([input.ariaInvalid, submits()]).toEqual([null, '5'])
})

test.each([
  ['id', '1000000000'],
  ['en', '1000000'],
] as const)('in %s 1m is %s', async (language, decimal) => {
  const { input, submits } = open({ language })
  await userEvent.type(input, '1m')
  expect(submits()).toBe(decimal)
})

test('a form that refuses by itself is given what was typed', async () => {
  const { input, submits } = open({ submitsRefused: true })
  await userEvent.type(input, 'gratis')
  expect(submits()).toBe('gratis')
  cleanup()
  expect(open({ defaultValue: 'gratis', submitsRefused: true }).input).toHaveValue('gratis')
})

test('what is pasted behind an operator is another number of the calculation', async () => {
  const { input, submits } = open({ defaultValue: '25000' })
  await userEvent.type(input, '+')
  await userEvent.paste('7.000')
  expect(submits()).toBe('32000')
})

test('letters behind an amount are no part of it', async () => {
  const { input, submits } = open({ defaultValue: '5000' })
  await userEvent.type(input, 'gratis')
  expect([input.value, submits()]).toEqual(['5.000gratis', ''])
})

test("the server's decimal text stands grouped, without empty decimals", () => {
  expect(open({ defaultValue: '150000.00' }).input).toHaveValue('150.000')
})

test('the form hears of a change with the new amount already in its data', async () => {
  const heard: unknown[] = []
  draw(
    <form onChange={event => heard.push(submittedBy(event.currentTarget))}>
      <AmountField name="amount" label="Amount" />
    </form>,
  )
  await userEvent.type(screen.getByLabelText('Amount'), '12')
  await userEvent.paste('Rp 5.000')
  expect(heard).toEqual(['1', '12', '5000'])
})

test('resetting the form resets what is shown and what is submitted', async () => {
  const { input, submits, form } = open({ defaultValue: '100' })
  await userEvent.type(input, '5')
  fireEvent.reset(form)
  form.reset()
  expect(input).toHaveValue('100')
  expect(submits()).toBe('100')
})

test('a disabled amount is not submitted', () => {
  expect(open({ defaultValue: '100', disabled: true }).submits()).toBeUndefined()
})

function submittedBy(form: HTMLFormElement) {
  const input = form.elements.namedItem('amount') as HTMLInputElement
  return input.disabled ? undefined : input.value
}

const draw = (form: ReactNode) => render(form, { wrapper: LanguageProvider })

function open(props: Partial<ComponentProps<typeof AmountField>> = {}) {
  draw(
    <form aria-label="transaction">
      <AmountField name="amount" label="Amount" {...props} />
    </form>,
  )
  const form = screen.getByRole<HTMLFormElement>('form')
  return {
    form,
    input: screen.getByLabelText<HTMLInputElement>('Amount'),
    submits: () => submittedBy(form),
  }
}
