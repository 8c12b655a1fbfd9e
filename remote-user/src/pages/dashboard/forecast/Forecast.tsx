import { centsOf, decimalOf, type Outlook } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { useState } from 'react'
import { formatShortDay } from '../left-today/describe-left'
import { useText } from '../catalogue/text'
import { DaysChart } from './DaysChart'
import css from './Forecast.module.css'
import { ForecastTable } from './ForecastTable'
import { findLowest, lookAhead, type WhatIf } from './look-ahead'
import { WhatIfForm } from './WhatIfForm'

export function Forecast({ outlook }: { outlook: Outlook }) {
  const text = useText()
  const [whatIf, setWhatIf] = useState<WhatIf>({ perDay: null, purchase: null })
  const days = lookAhead(outlook, whatIf)
  const { usual } = outlook
  const known = findLowest(days, day => day.known)
  const middle = findLowest(days, day => day.usual?.middle)
  const tried = findLowest(days, day => day.tried)
  const say = ({ date, balance }: { date: string; balance: bigint }) => ({
    day: formatShortDay(date),
    amount: formatAmount(decimalOf(balance)),
  })
  return (
    <div className={css.forecast}>
      <figure className={css.figure} aria-label={text('Balance forecast')}>
        <DaysChart past={outlook.past} days={days} lowest={tried ?? known} />
        <figcaption className={css.sentence}>
          {known && <span>{text('Lowest planned balance: {amount} on {day}.', say(known))}</span>}{' '}
          <span>
            {!usual || !middle
              ? text('We’ll show your usual spending after four weeks.')
              : centsOf(usual.median) > 0n
                ? text('At your usual {usual} a day, you’ll have {amount} on {day}.', {
                    ...say(middle),
                    usual: formatAmount(usual.median),
                  })
                : text(
                    'In at least half of the last {weeks} weeks, you spent nothing besides planned bills.',
                    { weeks: usual.weeks },
                  )}
          </span>
        </figcaption>
        <ForecastTable outlook={outlook} days={days} />
      </figure>
      <WhatIfForm outlook={outlook} whatIf={whatIf} onTry={setWhatIf}>
        {tried && (
          <span data-is-below={tried.balance < 0n}>
            {tried.balance < 0n
              ? text('You’d be {amount} short on {day}.', say({ ...tried, balance: -tried.balance }))
              : text('Your lowest balance would be {amount} on {day}.', say(tried))}
          </span>
        )}
      </WhatIfForm>
    </div>
  )
}
