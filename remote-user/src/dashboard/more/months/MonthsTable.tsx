import { formatAmount } from '@pundi/kit/format'
import { recordsOf } from '../../records-of'
import { useText } from '../catalogue/text'
import { namePeriod } from '../period/name-period'
import { TableDialog } from '../TableDialog'
import type { Month } from './months'

/** The numbers behind the bars, the latest month first. */
export function MonthsTable({ months }: { months: Month[] }) {
  const text = useText()
  return (
    <TableDialog
      label={text('Cash flow by month')}
      heads={[text('Month'), text('Income'), text('Expense'), text('Balance')]}
      rows={months.toReversed().map(month => ({
        ...{ key: month.from, name: namePeriod(month, 'short') },
        cells: (['income', 'expense', 'balance'] as const).map(name => ({
          text: formatAmount(month[name]),
          to: recordsOf(month, name === 'balance' ? {} : { type: name }),
        })),
      }))}
    />
  )
}
