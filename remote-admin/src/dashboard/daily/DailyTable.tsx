import type { AdminDay } from '@pundi/contract'
import { formatDay, formatNumber } from '@pundi/kit/format'
import { useText } from '../../catalogue/text'
import css from './DailyTable.module.css'

/** The numbers behind the bars, the latest day first. */
export function DailyTable({ days }: { days: AdminDay[] }) {
  const text = useText()
  return (
    <details>
      <summary>{text('Show as a table')}</summary>
      <table className={css.table} aria-label={text('Sign-ups and transactions of the last 30 days')}>
        <thead>
          <tr>
            <th scope="col">{text('Day')}</th>
            <th scope="col">{text('Sign-ups')}</th>
            <th scope="col">{text('Transactions')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, sign_ups, transactions }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{formatNumber(sign_ups)}</td>
              <td>{formatNumber(transactions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
