import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Sheet } from './Sheet'

afterEach(() => resizeTo(1024, 768))

test('on a desk it is a section of the page, without a button', () => {
  resizeTo(1280)
  render(<Filters />)
  expect(within(screen.getByRole('region', { name: 'Filter' })).getByLabelText('Search')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('on a phone a button opens it, Escape closes it, and the focus goes back', async () => {
  resizeTo(375)
  render(<Filters />)
  const opener = screen.getByRole('button', { name: 'Filter (2)' })
  await userEvent.click(opener)
  expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  expect(screen.getByLabelText('Search')).toHaveFocus()
  // Browsers fire `cancel` on Escape, but jsdom does not.
  fireEvent(screen.getByRole('dialog'), new Event('cancel'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(opener).toHaveFocus()
})

test('in a low window, as at 200 % of the size, a button opens it too, and the page is not pushed down', () => {
  resizeTo(640, 450)
  render(<Filters />)
  expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Filter' })).not.toBeInTheDocument()
})

test('turning the phone loses nothing that was typed', async () => {
  resizeTo(375)
  render(<Filters />)
  await userEvent.click(screen.getByRole('button', { name: 'Filter (2)' }))
  await userEvent.type(screen.getByLabelText('Search'), 'nasi')
  act(() => resizeTo(812))
  expect(within(screen.getByRole('region', { name: 'Filter' })).getByLabelText('Search')).toHaveValue('nasi')
  act(() => resizeTo(375))
  expect(screen.getByLabelText('Search')).toHaveValue('nasi')
})

function Filters() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Sheet title="Filter" opener="Filter (2)" open={isOpen} onToggle={setOpen} closeLabel="Close">
      <input aria-label="Search" />
    </Sheet>
  )
}

function resizeTo(width: number, height = 768) {
  Object.assign(window, { innerWidth: width, innerHeight: height })
  window.dispatchEvent(new Event('resize'))
}
