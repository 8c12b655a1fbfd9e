import { decimalOf, type Outlook } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { formatDayHeading } from '../../../shared/period/format-day-heading'
import { useText } from '../catalogue/text'
import { TableDialog } from '../TableDialog'
import css from './Forecast.module.css'
import type { DayAhead } from './look-ahead'

export function ForecastTable({ outlook, days }: { outlook: Outlook; days: DayAhead[] }) {
  const text = useText()
  const { usual } = outlook
  const sayUsual = (spread: DayAhead['usual']) =>
    spread && spread.low !== spread.high
      ? text('usually {low} to {high}', {
          low: formatAmount(decimalOf(spread.low)),
          high: formatAmount(decimalOf(spread.high)),
        })
      : undefined
  return (
    <TableDialog
      label={text('Balance forecast')}
      heads={[text('Day'), text('Balance')]}
      rows={days.map(({ date, known, usual: spread }) => ({
        ...{ key: date, name: formatDayHeading(date), note: plannedOn(outlook, date) },
        cells: [{ text: formatAmount(decimalOf(known)), note: sayUsual(spread) }],
      }))}
    >
      <p className={css.rule}>
        <span>
          {text(
            'As of {day}: today’s balance plus planned income, minus planned expenses. Transfers between wallets don’t count.',
            { day: formatDayHeading(outlook.today) },
          )}
        </span>{' '}
        {usual && (
          <span>
            {text(
              'You usually spend {low} to {high} a day, not counting planned bills. Half of the last {weeks} weeks were in this range.',
              { weeks: usual.weeks, low: formatAmount(usual.low), high: formatAmount(usual.high) },
            )}
          </span>
        )}
      </p>
    </TableDialog>
  )
}

function plannedOn({ planned }: Outlook, day: string) {
  const counts = new Map<string, number>()
  for (const { date, description, count = 1 } of planned)
    if (date === day) counts.set(description, (counts.get(description) ?? 0) + count)
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).join(', ')
}
