import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordField } from './PasswordField'

test('Unhide shows the password and Hide hides it again, without losing it', async () => {
  render(<PasswordField label="Password" name="password" autoComplete="current-password" />)
  const input = screen.getByLabelText('Password')
  await userEvent.type(input, 'rahasia-sekali')
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Unhide' }))
  expect(input).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveValue('rahasia-sekali')
})

test('the toggle does not submit the form', async () => {
  const submit = jest.fn()
  render(
    <form onSubmit={submit}>
      <PasswordField label="Password" name="password" autoComplete="new-password" required />
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Unhide' }))
  expect(submit).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Password')).toBeRequired()
})
