import { NumberTable, type NumberTableProps } from './NumberTable'

interface ChartTableProps extends NumberTableProps {
  summary: string
}

export const ChartTable = ({ summary, ...table }: ChartTableProps) => (
  <details>
    <summary>{summary}</summary>
    <NumberTable {...table} />
  </details>
)
