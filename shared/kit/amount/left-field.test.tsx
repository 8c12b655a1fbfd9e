import { LanguageProvider } from '@pundi/platform/i18n'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AmountField } from './AmountField'
import { loadAmountReader } from './load-reader'

beforeEach(() => loadAmountReader())

test.each(['1e5', '0812-3456-7890'])('Enter refuses %s, as leaving the field does', async typed => {
  const { input } = open()
  await userEvent.type(input, `${typed}{Enter}`)
  expect(input).toHaveFocus()
  expect(input).toHaveAttribute('aria-invalid', 'true')
  expect(input).toHaveAccessibleDescription(/^Write an amount such as/)
})

test('zeros in front are taken away only once the field is left', async () => {
  const { input, submits } = open()
  await userEvent.type(input, '1000000')
  await userEvent.type(input, '{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect(input).toHaveValue('000000')
  await userEvent.clear(input)
  await userEvent.type(input, '007')
  expect([input.value, submits()]).toEqual(['007', '7'])
  await userEvent.tab()
  expect([input.value, submits()]).toEqual(['7', '7'])
})

function open() {
  const { container } = render(<AmountField name="amount" label="Amount" />, { wrapper: LanguageProvider })
  return {
    input: screen.getByLabelText<HTMLInputElement>('Amount'),
    submits: () => container.querySelector<HTMLInputElement>('[name=amount]')?.value,
  }
}
