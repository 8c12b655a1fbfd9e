import { centsOf, decimalOf, type Outlook } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { useState } from 'react'
import { nameShortDay } from '../../left/describe-left'
import { useText } from '../catalogue/text'
import { DaysChart } from './DaysChart'
import css from './Forecast.module.css'
import { ForecastTable } from './ForecastTable'
import { findLowest, lookAhead, type WhatIf } from './look-ahead'
import { WhatIfForm } from './WhatIfForm'

/** The balance day by day to the end of the next period, and what it would be with other spending. Nothing is sent. */
export function Forecast({ outlook }: { outlook: Outlook }) {
  const text = useText()
  const [whatIf, setWhatIf] = useState<WhatIf>({ perDay: null, purchase: null })
  const days = lookAhead(outlook, whatIf)
  const { usual } = outlook
  const known = findLowest(days, day => day.known)
  const middle = findLowest(days, day => day.usual?.middle)
  const tried = findLowest(days, day => day.tried)
  const say = ({ date, balance }: { date: string; balance: bigint }) => ({
    day: nameShortDay(date),
    amount: formatAmount(decimalOf(balance)),
  })
  return (
    <div className={css.forecast}>
      <figure className={css.figure} aria-label={text('The days ahead')}>
        <DaysChart past={outlook.past} days={days} lowest={tried ?? known} />
        <figcaption className={css.sentence}>
          {known && text('By what is planned, the least is there on {day}: {amount}.', say(known))}{' '}
          {!usual || !middle
            ? text('What you usually spend is known after four weeks.')
            : centsOf(usual.median) > 0n
              ? text('With {usual} a day, as is usual, it is {amount} on {day}.', {
                  ...say(middle),
                  usual: formatAmount(usual.median),
                })
              : text('In at least half of the last {weeks} weeks nothing else was spent.', {
                  weeks: usual.weeks,
                })}
        </figcaption>
        <ForecastTable outlook={outlook} days={days} />
      </figure>
      <WhatIfForm outlook={outlook} whatIf={whatIf} onTry={setWhatIf}>
        {tried && (
          <span data-is-below={tried.balance < 0n}>
            {tried.balance < 0n
              ? text('Then {amount} is missing on {day}.', say({ ...tried, balance: -tried.balance }))
              : text('Then the least is there on {day}: {amount}.', say(tried))}
          </span>
        )}
      </WhatIfForm>
    </div>
  )
}
