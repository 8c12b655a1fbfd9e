import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Cell } from './Cell'
import { Row } from './Row'
import { SortHeader } from './SortHeader'
import { Table } from './Table'

test('is a table with rows, heads and cells, whatever shape it is drawn in', () => {
  open()
  const table = screen.getByRole('table', { name: 'Transaksi' })
  expect(table).toHaveAttribute('role', 'table')
  const [head, row] = within(table).getAllByRole('row')
  expect(within(head!).getAllByRole('columnheader')).toHaveLength(3)
  const cells = within(row!).getAllByRole('cell')
  expect(cells.map(cell => cell.textContent)).toEqual(['Makanan', 'Rp 25.500', 'Edit'])
  for (const part of [head!, row!, ...cells]) expect(part).toHaveAttribute('role')
})

test('a cell carries the words of its column for the card that its row becomes', () => {
  open()
  const [category, amount, actions] = screen.getAllByRole('cell')
  expect(category).toHaveAttribute('data-label', 'Category')
  expect(amount).toHaveAttribute('data-align', 'end')
  expect(actions).not.toHaveAttribute('data-label')
})

test('a column says how it is sorted, and pressing it asks for another order', async () => {
  const { sort } = open()
  const amount = screen.getByRole('columnheader', { name: 'Amount' })
  expect(amount).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(within(amount).getByRole('button', { name: 'Amount' }))
  expect(sort).toHaveBeenCalled()
  const category = screen.getByRole('columnheader', { name: 'Category' })
  expect(category).not.toHaveAttribute('aria-sort')
  expect(within(category).getByRole('link')).toHaveAttribute('href', '/transactions?sort=category')
})

test('the focus of a row that goes moves to its neighbour', () => {
  const table = (names: string[]) => (
    <Table label="Transaksi">
      <tbody>
        {names.map(name => (
          <Row key={name}>
            <Cell>
              <button>{name}</button>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
  const { rerender } = render(table(['Gaji', 'Makanan']))
  screen.getByRole('button', { name: 'Gaji' }).focus()
  rerender(table(['Makanan']))
  expect(screen.getByRole('button', { name: 'Makanan' })).toHaveFocus()
})

function open() {
  const sort = jest.fn()
  render(
    <MemoryRouter>
      <Table label="Transaksi">
        <thead>
          <Row>
            <SortHeader label="Category" sort={undefined} href="/transactions?sort=category" />
            <SortHeader label="Amount" sort="descending" align="end" onSort={sort} />
            <th role="columnheader">Actions</th>
          </Row>
        </thead>
        <tbody>
          <Row>
            <Cell label="Category">Makanan</Cell>
            <Cell label="Amount" align="end">
              Rp 25.500
            </Cell>
            <Cell>
              <button>Edit</button>
            </Cell>
          </Row>
        </tbody>
      </Table>
    </MemoryRouter>,
  )
  return { sort }
}
