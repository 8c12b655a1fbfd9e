import { formatAmount } from '@pundi/kit/format'
import { Amount, ChartTable } from '@pundi/kit/ui'
import { useText } from '../../../catalogue/text'
import { type Month, nameMonth } from './months'

/** The numbers behind the bars, the latest month first. */
export function MonthsTable({ months }: { months: Month[] }) {
  const text = useText()
  return (
    <ChartTable
      summary={text('Show as a table')}
      label={text('Cash flow by month')}
      heads={[text('Month'), text('Income'), text('Expense')]}
    >
      {[...months].reverse().map(({ month, income, expense }) => (
        <tr key={month}>
          <th scope="row">{nameMonth(month)}</th>
          <td>
            <Amount>{formatAmount(income)}</Amount>
          </td>
          <td>
            <Amount>{formatAmount(expense)}</Amount>
          </td>
        </tr>
      ))}
    </ChartTable>
  )
}
