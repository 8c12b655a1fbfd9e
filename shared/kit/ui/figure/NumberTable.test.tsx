import { render, screen, within } from '@testing-library/react'
import { NumberTable } from './NumberTable'

const rows = [
  {
    key: 1,
    name: 'Tunai',
    cells: [{ text: 'Rp\u00a01.000' }, { text: 'Rp\u00a02', note: 'Rp\u00a01 less' }],
  },
  { key: 2, name: 'Bank', note: 'Listrik', cells: [{ text: 'Rp\u00a00' }, { text: '–' }] },
]
const roomOf = (more: string) => {
  const cells = [{ text: `Rp\u00a01${more}` }, { text: 'Rp\u00a02' }]
  const { container } = render(
    <NumberTable label="Wallets" heads={heads} rows={[{ key: 1, name: 'Tunai', cells }]} />,
  )
  return parseFloat((container.firstElementChild as HTMLElement).style.getPropertyValue('--room'))
}
const heads = ['Wallet', 'Income', 'Expense']

test('is a table with the names of its rows and columns, also where its rows are stacked', () => {
  render(<NumberTable label="Wallets" heads={heads} rows={rows} />)
  const table = within(screen.getByRole('table', { name: 'Wallets' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads)
  expect(table.getByRole('rowheader', { name: 'Bank Listrik' })).toBeInTheDocument()
  expect(table.getAllByRole('cell').map(({ dataset }) => dataset.label)).toEqual([
    ...['Income', 'Expense'],
    ...['Income', 'Expense'],
  ])
})

test('needs more room the longer its figures are', () => {
  expect(roomOf('.000.000.000')).toBeGreaterThan(roomOf('.000'))
  expect(roomOf('.999.999.999')).toBeGreaterThan(roomOf('.999.999') + 1.5)
})
