import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field } from './Field'
import { FieldWords, type Lack } from './lacking'
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

test('what a form cannot be sent without is said at its fields, in our words, and the first takes the focus', async () => {
  const sent = jest.fn()
  const words = (lack: Lack) => (lack.what === 'number' ? `${lack.min} to ${lack.max}` : lack.what)
  render(
    <FieldWords value={words}>
      <form onSubmit={sent}>
        <Field label="Note" name="note">
          <input />
        </Field>
        <Field label="Name" name="name" hint="Yours">
          <input required />
        </Field>
        <Field label="Type" name="type">
          <select required>
            <option value="">Select</option>
          </select>
        </Field>
        <Field label="Months" name="months">
          <input type="number" min={2} max={120} defaultValue="1" />
        </Field>
        <Field label="Day" name="day">
          <input type="date" max="2026-11-23" defaultValue="2026-11-24" />
        </Field>
        <Field label="From" name="from">
          <input type="date" required />
        </Field>
        <Field label="Amount" name="amount">
          <input inputMode="decimal" required />
        </Field>
        <button>Save</button>
      </form>
    </FieldWords>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).not.toHaveBeenCalled()
  const said = (label: string) => screen.getByLabelText(label)
  expect(said('Name')).toHaveFocus()
  expect(said('Name')).toHaveAccessibleDescription('text')
  expect(said('Type')).toHaveAccessibleDescription('choice')
  expect(said('Months')).toHaveAccessibleDescription('2 to 120')
  expect(said('Day')).toHaveAccessibleDescription('earlier-date')
  expect(said('From')).toHaveAccessibleDescription('date')
  expect(said('Amount')).toHaveAccessibleDescription('amount')
  expect(said('Note')).not.toHaveAttribute('aria-invalid')
  await userEvent.type(said('Name'), 'B')
  expect(said('Name')).toHaveAccessibleDescription('Yours')
  expect(said('Name')).not.toHaveAttribute('aria-invalid')
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
