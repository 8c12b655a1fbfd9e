import { decimalOf, type Outlook } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { nameDay } from '../../../name-day'
import { useText } from '../catalogue/text'
import { TableDialog } from '../TableDialog'
import css from './Forecast.module.css'
import type { DayAhead } from './look-ahead'

/** The numbers behind the lines, what is planned on each day, and the rule that they are computed by. */
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
      label={text('The days ahead')}
      heads={[text('Day'), text('Balance')]}
      rows={days.map(({ date, known, usual: spread }) => ({
        ...{ key: date, name: nameDay(date), note: plannedOn(outlook, date) },
        cells: [{ text: formatAmount(decimalOf(known)), note: sayUsual(spread) }],
      }))}
    >
      <p className={css.rule}>
        {text(
          'Computed for {day}: what is there today, plus and less what is planned. Money that moves between your wallets changes nothing.',
          { day: nameDay(outlook.today) },
        )}{' '}
        {usual &&
          text(
            'What is usual is what the middle half of the last {weeks} weeks spent on a day, {low} to {high}, without what was known beforehand.',
            { weeks: usual.weeks, low: formatAmount(usual.low), high: formatAmount(usual.high) },
          )}
      </p>
    </TableDialog>
  )
}

/** What is planned on a day, each name once, with how many of it there are. */
function plannedOn({ planned }: Outlook, day: string) {
  const counts = new Map<string, number>()
  for (const { date, description, count = 1 } of planned)
    if (date === day) counts.set(description, (counts.get(description) ?? 0) + count)
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).join(', ')
}
