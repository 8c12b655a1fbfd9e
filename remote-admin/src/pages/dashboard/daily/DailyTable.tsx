import type { AdminDay } from '@pundi/contract'
import { formatDay, formatNumber } from '@pundi/kit/format'
import { ChartTable } from '@pundi/kit/ui'
import { useText } from '../../../catalogue/text'

export function DailyTable({ days }: { days: AdminDay[] }) {
  const text = useText()
  return (
    <ChartTable
      summary={text('Show as a table')}
      label={text('Sign-ups and transactions in the last 30 days')}
      heads={[text('Day'), text('Sign-ups'), text('Transactions')]}
      rows={days.toReversed().map(({ day, sign_ups, transactions }) => ({
        ...{ key: day, name: formatDay(day) },
        cells: [{ text: formatNumber(sign_ups) }, { text: formatNumber(transactions) }],
      }))}
    />
  )
}
