import type { Outlook } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount, Button } from '@pundi/kit/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { nameShortDay, placesOf, sumSpent } from './describe-left'
import css from './LeftToday.module.css'
import { OwedToYou } from './OwedToYou'

interface SpentCardProps {
  outlook: Outlook
  onAddIncome: () => void
}

/** Where nothing limits spending: what was spent, and no verdict. */
export function SpentCard({ outlook, onAddIncome }: SpentCardProps) {
  const text = useText()
  const id = useId()
  const { lines, period, owed } = outlook
  return (
    <section className={css.left} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {text('Spent this month')}
      </h2>
      <p className={css.figure}>
        <Link to={placesOf(outlook).spent}>
          <Amount>{formatAmount(sumSpent(lines))}</Amount>
        </Link>
      </p>
      <p className={css.sentence}>
        {text('No income is recorded from {from} to {to} yet. With your income, each day has its share.', {
          ...{ from: nameShortDay(period.from), to: nameShortDay(period.to) },
        })}
      </p>
      <OwedToYou amount={owed} />
      <Button type="button" tone="quiet" className={css.add} onClick={onAddIncome}>
        {text('Add income')}
      </Button>
    </section>
  )
}
