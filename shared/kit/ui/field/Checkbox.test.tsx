import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './Checkbox'

test('its label ticks it, and names it even where only screen readers have it', async () => {
  const change = jest.fn()
  render(<Checkbox label="Pilih semua" isLabelHidden onChange={change} />)
  await userEvent.click(screen.getByText('Pilih semua'))
  expect(screen.getByRole('checkbox', { name: 'Pilih semua' })).toBeChecked()
  expect(change).toHaveBeenCalledTimes(1)
})

test('between none and all it is neither', () => {
  const { rerender } = render(<Checkbox label="Pilih semua" indeterminate />)
  expect(screen.getByRole('checkbox')).toBePartiallyChecked()
  rerender(<Checkbox label="Pilih semua" />)
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked()
})
