import { ChartTable, type NumberTableProps } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'

export function Numbers(table: NumberTableProps) {
  const text = useText()
  return <ChartTable summary={text('Show as a table')} {...table} />
}
