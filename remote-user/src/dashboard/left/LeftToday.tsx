import type { Outlook } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount, Button } from '@pundi/kit/ui'
import { ChevronRight } from 'lucide-react'
import { type CSSProperties, Suspense, useId, useState } from 'react'
import { useText } from '../../catalogue/text'
import { fromMore } from '../from-more'
import { countBills, nameShortDay, type Standing, standingOf } from './describe-left'
import css from './LeftToday.module.css'
import { WhatToDo } from './WhatToDo'

const SumDialog = fromMore(more => more.SumDialog)

interface LeftTodayProps {
  outlook: Outlook
  /** Opens the form of an income. */
  onAddIncome: () => void
}

/** What is left to spend today: the largest figure of the page. A press on it shows the sum that made it. */
export function LeftToday({ outlook, onAddIncome }: LeftTodayProps) {
  const text = useText()
  const id = useId()
  const [sum, setSum] = useState<'unseen' | 'open' | 'closed'>('unseen')
  const standing = standingOf(outlook)
  const figure = formatAmount(outlook.left_today)
  return (
    <section className={css.left} aria-labelledby={id} data-standing={standing}>
      <h2 id={id} className={css.title}>
        {text('Left today')}
      </h2>
      {standing !== 'nothing' && (
        <p className={css.figure} style={{ '--figures': figure.length } as CSSProperties}>
          <Amount>{figure}</Amount>
          {standing !== 'left' && <span className={css.word}>{text(words[standing])}</span>}
        </p>
      )}
      <p className={css.sentence}>
        <Sentence outlook={outlook} standing={standing} />
      </p>
      {standing === 'nothing' ? (
        <Button type="button" tone="quiet" className={css.add} onClick={onAddIncome}>
          {text('Add income')}
        </Button>
      ) : (
        <>
          {standing !== 'left' && (
            <WhatToDo outlook={outlook} standing={standing} onAddIncome={onAddIncome} />
          )}
          <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => setSum('open')}>
            {text('How it is computed')} <ChevronRight size={16} />
          </button>
        </>
      )}
      {sum !== 'unseen' && (
        <Suspense>
          <SumDialog outlook={outlook} open={sum === 'open'} onClose={() => setSum('closed')} />
        </Suspense>
      )}
    </section>
  )
}

/** A word that says what the colour says. */
const words = {
  spent: 'today’s share is spent',
  over: 'too little',
  'without-income': 'too little',
} as const

/** The line under the figure. */
function Sentence({ outlook, standing }: { outlook: Outlook; standing: Standing }) {
  const text = useText()
  const { period, per_day, from_tomorrow, left_in_period, days_left } = outlook
  const [from, to] = [nameShortDay(period.from), nameShortDay(period.to)]
  if (standing === 'nothing')
    return text('Nothing is recorded from {from} to {to} yet. With your income, each day has its share.', {
      ...{ from, to },
    })
  if (standing === 'without-income')
    return text('No income is recorded from {from} to {to} yet.', { from, to })
  if (standing === 'over')
    return text('Until {day}, {amount} more is spent and planned than there is.', {
      day: to,
      amount: formatAmount(left_in_period.replace('-', '')),
    })
  if (standing === 'spent' && days_left === 1) return text('Today is the last day, and all of it is spent.')
  if (standing === 'spent')
    return text('From tomorrow on there is {amount} a day until {day}.', {
      amount: formatAmount(from_tomorrow ?? per_day),
      day: to,
    })
  const count = countBills(outlook)
  const values = { amount: formatAmount(per_day), day: to, count }
  if (days_left === 1) return text('Today is the last day: all that is left is for today.')
  return count > 0
    ? text(
        '{amount} a day until {day}, after {count, plural, =1 {1 planned bill} other {# planned bills}}',
        values,
      )
    : text('{amount} a day until {day}', values)
}
