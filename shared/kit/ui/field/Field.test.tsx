import { render, screen } from '@testing-library/react'
import { Field } from './Field'
import { useFirstErrorFocus } from './use-first-error-focus'

test('a label and a hint belong to their control', () => {
  render(
    <Field label="Phone" name="phone" hint="Digits only">
      <input type="tel" />
    </Field>,
  )
  const input = screen.getByLabelText('Phone')
  expect(input).toHaveAttribute('name', 'phone')
  expect(input).toHaveAccessibleDescription('Digits only')
  expect(input).not.toHaveAttribute('aria-invalid')
})

test('an error stands in place of the hint and marks the control invalid', () => {
  render(
    <Field label="Type" name="type" hint="Income or expense" error="Type is required">
      <select />
    </Field>,
  )
  const select = screen.getByLabelText('Type')
  expect(select).toBeInvalid()
  expect(select).toHaveAccessibleDescription('Type is required')
  expect(screen.queryByText('Income or expense')).not.toBeInTheDocument()
})

test('the first error takes the focus', () => {
  render(<FailedForm />)
  expect(screen.getByLabelText('Phone')).toHaveFocus()
})

const errors = { phone: 'Phone is required' }

function FailedForm() {
  const form = useFirstErrorFocus(errors)
  return (
    <form ref={form}>
      <Field label="Email" name="email">
        <input type="email" />
      </Field>
      <Field label="Phone" name="phone" error={errors.phone}>
        <input type="tel" />
      </Field>
    </form>
  )
}
