import { formatAmount } from '@pundi/kit/format'
import { Amount, Button, Dialog, NumberTable } from '@pundi/kit/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { namePeriod } from '../period/name-period'
import { recordsOf } from '../../records-of'
import { useText } from '../catalogue/text'
import type { Month } from './months'
import css from './MonthsTable.module.css'

/** The numbers behind the bars, the latest month first, in a dialog: below the chart it would leave a hole beside it. */
export function MonthsTable({ months }: { months: Month[] }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const label = text('Cash flow by month')
  const heads = [text('Month'), text('Income'), text('Expense'), text('Balance')]
  return (
    <>
      <Button type="button" tone="quiet" className={css.open} onClick={() => setOpen(true)}>
        {text('Show as a table')}
      </Button>
      <Dialog title={label} open={isOpen} onClose={() => setOpen(false)} closeLabel={text('Close')}>
        <div className={css.frame}>
          <NumberTable label={label} heads={heads}>
            {[...months].reverse().map(month => (
              <tr key={month.from}>
                <th scope="row">{namePeriod(month, 'short')}</th>
                {(['income', 'expense', 'balance'] as const).map(name => (
                  <td key={name}>
                    <Link to={recordsOf(month, name === 'balance' ? {} : { type: name })}>
                      <Amount>{formatAmount(month[name])}</Amount>
                    </Link>
                  </td>
                ))}
              </tr>
            ))}
          </NumberTable>
        </div>
      </Dialog>
    </>
  )
}
