import { activate, LanguageProvider } from '@pundi/platform/i18n'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { AmountField } from './AmountField'
import { loadAmountReader } from './load-reader'

beforeEach(() => loadAmountReader())
afterEach(async () => {
  act(() => resizeTo(1024))
  await act(() => activate('default'))
})

test.each([
  ['default', '25', '000', '25.000', '25000'],
  ['id', '25', 'rb (ribu)', '25rb', '25000'],
  ['en', '2', 'k (thousand)', '2k', '2000'],
  ['es', '25', 'mil', '25mil', '25000'],
  ['default', '2,5', 'jt (million)', '2,5jt', '2500000'],
  ['en', '3', 'm (million)', '3m', '3000000'],
  ['es', '3', 'millón', '3millón', '3000000'],
] as const)(
  'on a phone, in %s, %s and the key "%s" stand as %s',
  async (language, digits, key, shown, decimal) => {
    await act(() => activate(language))
    resizeTo(375)
    const { input, submits } = open({ language, hasKeys: true })
    await userEvent.type(input, digits)
    await userEvent.click(screen.getByRole('button', { name: key }))
    expect(input).toHaveFocus()
    expect([input.value, submits()]).toEqual([shown, decimal])
  },
)

test('a key writes where the caret stands, and nothing where no digit stands before it', async () => {
  resizeTo(375)
  const { input, submits } = open({ hasKeys: true })
  await userEvent.click(screen.getByRole('button', { name: 'jt (million)' }))
  expect([input.value, document.activeElement]).toEqual(['', input])
  await userEvent.type(input, '7+3')
  input.setSelectionRange(1, 1)
  await userEvent.click(screen.getByRole('button', { name: '000' }))
  expect([input.value, submits()]).toEqual(['7000+3', '7003'])
})

test('on a desk, and where they are not wanted, there are no keys', () => {
  open({ hasKeys: true })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  cleanup()
  resizeTo(375)
  open()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

function open(props: Partial<ComponentProps<typeof AmountField>> = {}) {
  const { container } = render(<AmountField name="amount" label="Amount" {...props} />, {
    wrapper: LanguageProvider,
  })
  return {
    input: screen.getByLabelText<HTMLInputElement>('Amount'),
    submits: () => container.querySelector<HTMLInputElement>('[name=amount]')?.value,
  }
}

function resizeTo(width: number) {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}
