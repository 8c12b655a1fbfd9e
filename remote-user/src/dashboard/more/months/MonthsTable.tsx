import { formatAmount } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { useText } from '../../../catalogue/text'
import { type Month, nameMonth } from './months'
import css from './MonthsTable.module.css'

/** The numbers behind the bars, the latest month first. */
export function MonthsTable({ months }: { months: Month[] }) {
  const text = useText()
  return (
    <details>
      <summary>{text('Show as a table')}</summary>
      <table className={css.table} aria-label={text('Cash flow by month')}>
        <thead>
          <tr>
            <th scope="col">{text('Month')}</th>
            <th scope="col">{text('Income')}</th>
            <th scope="col">{text('Expense')}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </details>
  )
}
