import type { Outlook } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount, Button } from '@pundi/kit/ui'
import { ChevronRight } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../../catalogue/text'
import { formatShortDay, linksOf, sumSpent } from './describe-left'
import css from './LeftToday.module.css'
import { OwedToYou } from './OwedToYou'

interface SpentCardProps {
  outlook: Outlook
  onAddIncome: () => void
}

export function SpentCard({ outlook, onAddIncome }: SpentCardProps) {
  const text = useText()
  const id = useId()
  const { lines, period, owed } = outlook
  const figure = formatAmount(sumSpent(lines))
  return (
    <section className={css.left} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {text('Spent this month')}
      </h2>
      <p className={css.figure} style={{ '--figures': figure.length } as CSSProperties}>
        <Amount>{figure}</Amount>
      </p>
      <p className={css.sentence}>
        {text('No income from {from} to {to} yet. Add income to get a daily amount.', {
          ...{ from: formatShortDay(period.from), to: formatShortDay(period.to) },
        })}
      </p>
      <OwedToYou amount={owed} />
      <div className={css.actions}>
        <Button type="button" tone="quiet" className={css.add} onClick={onAddIncome}>
          {text('Add income')}
        </Button>
        <Link className={css.open} to={linksOf(outlook).spent}>
          {text('See where the money went')} <ChevronRight size={16} />
        </Link>
      </div>
    </section>
  )
}
