import { formatAmount } from '@pundi/kit/format'
import { noteOwed } from '../../../shared/record/owed/note-owed'
import { recordsOf } from '../../../shared/records-of/records-of'
import { useText } from '../catalogue/text'
import { formatPeriod } from '../../../shared/period/format-period'
import { TableDialog } from '../TableDialog'
import type { Month } from './months'

export function MonthsTable({ months }: { months: Month[] }) {
  const text = useText()
  return (
    <TableDialog
      label={text('Cash flow by month')}
      heads={[text('Month'), text('Income'), text('Expense'), text('Balance')]}
      rows={months.toReversed().map(month => ({
        ...{ key: month.from, name: formatPeriod(month, 'short') },
        cells: (['income', 'expense', 'balance'] as const).map(name => ({
          text: formatAmount(month[name]),
          to: recordsOf(month, name === 'balance' ? {} : { type: name }),
          ...(name === 'expense' && { note: noteOwed(month.owed, text) }),
        })),
      }))}
    />
  )
}
