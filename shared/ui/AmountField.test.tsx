import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AmountField } from './AmountField'

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

test('where decimals begin with a dot, a comma is taken for a decimal one until a third digit shows that it groups', async () => {
  const { input, submits } = open({ decimalMark: '.' })
  await userEvent.type(input, '12,50')
  expect([input.value, submits()]).toEqual(['12.50', '12.5'])
  await userEvent.type(input, '0')
  expect([input.value, submits()]).toEqual(['12,500', '12500'])
})

test('a pasted text without an amount changes nothing', async () => {
  const { input, submits } = open({ defaultValue: '5000' })
  await userEvent.click(input)
  await userEvent.paste('gratis')
  expect(input).toHaveValue('5.000')
  expect(submits()).toBe('5000')
})

test("the server's decimal text stands grouped, without empty decimals", () => {
  expect(open({ defaultValue: '150000.00' }).input).toHaveValue('150.000')
})

test('the form hears of a change with the new amount already in its data', async () => {
  const heard: unknown[] = []
  render(
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

/** What stands under "amount" in the form's data. */
function submittedBy(form: HTMLFormElement) {
  const input = form.elements.namedItem('amount') as HTMLInputElement
  return input.disabled ? undefined : input.value
}

function open(props: { defaultValue?: string; disabled?: boolean; decimalMark?: '.' } = {}) {
  render(
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
