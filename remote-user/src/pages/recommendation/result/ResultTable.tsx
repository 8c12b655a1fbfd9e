import { Row, Table } from '@pundi/kit/ui'
import type { ReactNode } from 'react'

interface ResultTableProps {
  label: string
  columns: readonly string[]
  children: ReactNode
}

export const ResultTable = ({ label, columns, children }: ResultTableProps) => (
  <Table label={label}>
    <thead role="rowgroup">
      <Row>
        {columns.map(column => (
          <th key={column} scope="col" role="columnheader">
            {column}
          </th>
        ))}
      </Row>
    </thead>
    <tbody role="rowgroup">{children}</tbody>
  </Table>
)
