import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './Button'

test('a busy button reads so, keeps its focus and does not submit again', async () => {
  const submit = jest.fn()
  const form = (busy?: string) => (
    <form onSubmit={submit}>
      <input aria-label="Email" />
      <Button busy={busy}>Login</Button>
    </form>
  )
  const { rerender } = render(form())
  screen.getByRole('button', { name: 'Login' }).focus()
  rerender(form('Loading...'))
  const button = screen.getByRole('button', { name: 'Loading...' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}')
  expect(submit).not.toHaveBeenCalled()
})
