import { Pencil, Trash2 } from 'lucide-react'
import * as pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import {
  Amount,
  Badge,
  Cell,
  Chip,
  IconButton,
  ListTotals,
  OnePathIcon,
  Pager,
  Row,
  SortHeader,
  Table,
} from '@pundi/kit/ui'
import { Part } from './Part'
import { State } from './State'

const nothing = () => {}
const bookings = [
  { day: '19 Nov 2026', description: 'Nasi padang', category: 'Makanan', amount: '-Rp 25.500' },
  { day: '18 Nov 2026', description: 'Gaji bulan November', category: 'Gaji', amount: '+Rp 8.500.000' },
  {
    day: '17 Nov 2026',
    description: 'Belanja kebutuhan rumah tangga untuk sebulan penuh di pasar swalayan dekat rumah',
    category: 'Kebutuhan rumah tangga bulanan',
    amount: '-Rp 999.999.999.999.999',
  },
]
const labels = { first: 'First', previous: 'Previous', next: 'Next' }

export const ListParts = () => (
  <>
    <Part name="Table">
      <State name="its head stays in sight; hover a row; where it is narrow, rows are cards" isWide>
        <Bookings />
      </State>
    </Part>
    <Part name="Row">
      <State name="selected" isWide>
        <Table label="One that is selected">
          <tbody>
            <Row aria-selected>
              <Cell label="Description">Nasi padang</Cell>
            </Row>
          </tbody>
        </Table>
      </State>
    </Part>
    <Part name="OnePathIcon">
      <State name="as a row has it, and larger">
        <OnePathIcon of={pencil} size={18} />
        <OnePathIcon of={pencil} size={32} />
      </State>
    </Part>
    <Part name="Cell">
      <State name="with the words of its column, at its end, and without words" isWide>
        <Table label="Cells">
          <tbody>
            <Row>
              <Cell label="Category">Makanan</Cell>
              <Cell label="Amount" align="end">
                Rp 25.500
              </Cell>
              <Cell>for actions</Cell>
            </Row>
          </tbody>
        </Table>
      </State>
    </Part>
    <Part name="SortHeader">
      <State name="another orders, ascending, descending" isWide>
        <Table label="Heads">
          <thead>
            <Row>
              <SortHeader label="Date" sort={undefined} onSort={nothing} />
              <SortHeader label="Category" sort="ascending" onSort={nothing} />
              <SortHeader label="Amount" sort="descending" href="/parts" align="end" />
            </Row>
          </thead>
        </Table>
      </State>
    </Part>
    <Part name="ListTotals">
      <State name="a count alone, and with sums while more is on its way" isWide>
        <ListTotals count="320 users" busy={undefined} />
        <ListTotals
          count="320 transaksi"
          busy="Memuat data transaksi..."
          sums={[
            { name: 'Income', amount: 'Rp 8.500.000', tone: 'income' },
            { name: 'Balance', amount: 'Rp 999.999.999.999.999' },
          ]}
        />
      </State>
    </Part>
    <Part name="Pager">
      <State name="the first page" isWide>
        <Pager label="Pages, the first" next={nothing} summary="1–50 dari 320" labels={labels} />
      </State>
      <State name="links, in the middle" isWide>
        <Pager
          label="Pages, in the middle"
          first="/parts"
          previous="/parts"
          next="/parts"
          summary="51–100 dari 320"
          labels={labels}
        />
      </State>
    </Part>
    <Part name="Chip">
      <State name="short, and long">
        <Chip label="Makanan" removeLabel="Hapus Makanan" onRemove={nothing} />
        <Chip
          label="Deskripsi berisi belanja kebutuhan rumah tangga bulanan"
          removeLabel="Hapus"
          href="/parts"
        />
      </State>
    </Part>
  </>
)

function Bookings() {
  const [sort, setSort] = useState<'ascending' | 'descending'>('descending')
  return (
    <Table label="Transactions">
      <thead>
        <Row>
          <SortHeader
            label="Date"
            sort={sort}
            onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}
          />
          <th role="columnheader">Description</th>
          <th role="columnheader">Category</th>
          <SortHeader label="Amount" sort={undefined} onSort={nothing} align="end" />
          <th role="columnheader" data-align="end">
            Actions
          </th>
        </Row>
      </thead>
      <tbody>
        {bookings.map(({ day, description, category, amount }) => (
          <Row key={day}>
            <Cell label="Date">
              <time>{day}</time>
            </Cell>
            <Cell label="Description">{description}</Cell>
            <Cell label="Category">
              <Badge tone={amount.startsWith('-') ? 'expense' : 'income'}>{category}</Badge>
            </Cell>
            <Cell label="Amount" align="end">
              <Amount tone={amount.startsWith('-') ? 'expense' : 'income'}>{amount}</Amount>
            </Cell>
            <Cell>
              <IconButton label="Edit">
                <Pencil />
              </IconButton>
              <IconButton label="Delete">
                <Trash2 />
              </IconButton>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
