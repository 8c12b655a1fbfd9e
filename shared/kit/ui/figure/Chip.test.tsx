import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Chip } from './Chip'

test('removing one by the keyboard leaves the focus on its neighbour, and the last one on the content', async () => {
  render(<Filters />)
  screen.getByRole('button', { name: 'Hapus Gaji' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Hapus Makanan' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('Makanan')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a chip may be removed by going to an address', () => {
  render(<Chip label="Makanan" removeLabel="Hapus Makanan" href="/transactions" />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Hapus Makanan' })).toHaveAttribute('href', '/transactions')
})

function Filters() {
  const [filters, setFilters] = useState(['Gaji', 'Makanan'])
  return (
    <main tabIndex={-1}>
      {filters.map(filter => (
        <Chip
          key={filter}
          label={filter}
          removeLabel={`Hapus ${filter}`}
          onRemove={() => setFilters(filters.filter(other => other !== filter))}
        />
      ))}
    </main>
  )
}
