import { decimalOf, type Outlook } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount, Button, Dialog, NumberTable } from '@pundi/kit/ui'
import { useState } from 'react'
import { nameDay } from '../../../name-day'
import { useText } from '../catalogue/text'
import css from './Forecast.module.css'
import type { DayAhead } from './look-ahead'

/** The numbers behind the lines, what is planned on each day, and the rule that they are computed by. */
export function ForecastTable({ outlook, days }: { outlook: Outlook; days: DayAhead[] }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const label = text('The days ahead')
  const { usual } = outlook
  const heads = [text('Day'), text('Balance')]
  return (
    <>
      <Button type="button" tone="quiet" className={css.open} onClick={() => setOpen(true)}>
        {text('Show as a table')}
      </Button>
      <Dialog title={label} open={isOpen} onClose={() => setOpen(false)} closeLabel={text('Close')}>
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
        {/* Reached by the keyboard, to scroll it. */}
        <div className={css.frame} role="group" aria-label={label} tabIndex={0}>
          <NumberTable label={label} heads={heads}>
            {days.map(({ date, known, usual: spread }) => (
              <tr key={date}>
                <th scope="row">
                  {nameDay(date)}
                  <small>{plannedOn(outlook, date)}</small>
                </th>
                <td>
                  <Amount>{formatAmount(decimalOf(known))}</Amount>
                  {spread && spread.low !== spread.high && (
                    <small>
                      {text('usually {low} to {high}', {
                        low: formatAmount(decimalOf(spread.low)),
                        high: formatAmount(decimalOf(spread.high)),
                      })}
                    </small>
                  )}
                </td>
              </tr>
            ))}
          </NumberTable>
        </div>
      </Dialog>
    </>
  )
}

const plannedOn = ({ planned }: Outlook, day: string) =>
  planned
    .filter(({ date }) => date === day)
    .map(({ description }) => description)
    .join(', ')
