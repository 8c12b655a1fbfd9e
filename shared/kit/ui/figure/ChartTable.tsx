import { NumberTable, type NumberTableProps } from './NumberTable'

interface ChartTableProps extends NumberTableProps {
  /** Opens the table. */
  summary: string
}

/** The numbers of a chart as a table below it, closed at first. */
export const ChartTable = ({ summary, ...table }: ChartTableProps) => (
  <details>
    <summary>{summary}</summary>
    <NumberTable {...table} />
  </details>
)
