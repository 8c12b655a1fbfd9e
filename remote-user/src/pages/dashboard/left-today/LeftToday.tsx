import type { Outlook, OutlookLimit } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { ChevronRight } from 'lucide-react'
import { type CSSProperties, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../../catalogue/text'
import { OwedNote } from '../../../shared/record/owed/OwedNote'
import {
  countBills,
  isNothing,
  limitNames,
  limitsOf,
  formatShortDay,
  type LimitState,
  limitStateOf,
  owedOutside,
  sumSpent,
} from './describe-left'
import css from './LeftToday.module.css'
import { OwedToYou } from './OwedToYou'
import { SpentCard } from './SpentCard'
import { SumDialog } from './SumDialog'
import { WhatToDo } from './WhatToDo'

interface LeftTodayProps {
  outlook: Outlook
  onAddIncome: () => void
}

export function LeftToday({ outlook, onAddIncome }: LeftTodayProps) {
  const [limit] = limitsOf(outlook)
  return limit ? (
    <LeftOfLimit outlook={outlook} limit={limit} />
  ) : (
    <SpentCard outlook={outlook} onAddIncome={onAddIncome} />
  )
}

function LeftOfLimit({ outlook, limit }: { outlook: Outlook; limit: OutlookLimit }) {
  const text = useText()
  const id = useId()
  const [sum, setSum] = useState<'unseen' | 'open' | 'closed'>('unseen')
  const standing = limitStateOf(limit)
  const figure = formatAmount(limit.left_today)
  const isEnd = standing === 'over' && limit.kind === 'money'
  const outside = outlook.outside_budgets ?? '0.00'
  return (
    <section className={css.left} aria-labelledby={id} data-is-end={isEnd}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {text('Left today')}
        </h2>
        <span>{text(limitNames[limit.kind])}</span>
      </div>
      {standing === 'left' ? (
        <p className={css.figure} style={{ '--figures': figure.length } as CSSProperties}>
          <Amount>{figure}</Amount>
        </p>
      ) : (
        <p className={css.nothing}>{text('Nothing left today')}</p>
      )}
      <p className={css.sentence}>
        <Sentence outlook={outlook} limit={limit} standing={standing} />
      </p>
      {!isNothing(outside) && (
        <p className={css.beside}>
          <Link to="/budget">
            {text('Outside your budgets')}: <Amount>{formatAmount(outside)}</Amount>
          </Link>{' '}
          <OwedNote amount={owedOutside(outlook)} />
        </p>
      )}
      <OwedToYou amount={limit.owed} spent={sumSpent(limit.lines)} />
      {standing !== 'left' && <WhatToDo outlook={outlook} limit={limit} />}
      <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => setSum('open')}>
        {text('How we work this out')} <ChevronRight size={16} />
      </button>
      {sum !== 'unseen' && (
        <SumDialog outlook={outlook} open={sum === 'open'} onClose={() => setSum('closed')} />
      )}
    </section>
  )
}

interface SentenceProps {
  outlook: Outlook
  limit: OutlookLimit
  standing: LimitState
}

function Sentence({ outlook, limit, standing }: SentenceProps) {
  const text = useText()
  const { period, days_left } = outlook
  const { kind, per_day, from_tomorrow, left_in_period, left_today, lowest_on } = limit
  const day = formatShortDay(period.to)
  if (standing === 'left') {
    const count = countBills(limit)
    const values = { amount: formatAmount(per_day), day, count }
    if (days_left === 1) return text('It’s the last day of your month: what’s left is for today.')
    return count > 0
      ? text(
          '{amount} a day until {day}, after {count, plural, =1 {1 planned bill} other {# planned bills}}',
          values,
        )
      : text('{amount} a day until {day}', values)
  }
  if (standing === 'over') {
    const values = {
      day: formatShortDay(lowest_on ?? period.to),
      amount: formatAmount(unsigned(left_in_period)),
    }
    return kind === 'money'
      ? text('With what you’ve planned, you’ll be {amount} short on {day}.', values)
      : text('You’ll be {amount} short by {day}.', values)
  }
  const over = unsigned(left_today)
  return [
    !isNothing(over) && text('You spent {amount} more than today’s amount.', { amount: formatAmount(over) }),
    from_tomorrow === null
      ? text('It’s the last day of your month and nothing is left.')
      : text('From tomorrow you have {amount} a day until {day}.', {
          ...{ amount: formatAmount(from_tomorrow), day },
        }),
  ]
    .filter(Boolean)
    .join(' ')
}

const unsigned = (amount: string) => amount.replace('-', '')
