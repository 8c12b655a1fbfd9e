import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SelectionBar } from './SelectionBar'

test('comes with the first that is chosen, told in a region that was there before', async () => {
  const clear = jest.fn()
  const { rerender } = render(bar(0, clear))
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  rerender(bar(3, clear))
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('3 dipilih')
  expect(screen.getByRole('button', { name: 'Hapus' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Batal pilih' }))
  expect(clear).toHaveBeenCalledTimes(1)
})

const bar = (count: number, clear: () => void) => (
  <SelectionBar count={count} summary={`${count} dipilih`} onClear={clear} clearLabel="Batal pilih">
    <button>Hapus</button>
  </SelectionBar>
)
