import { formatAmount } from '@pundi/kit/format'
import { Link } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { isNothing } from './describe-left'
import css from './LeftToday.module.css'

interface OwedToYouProps {
  amount: string | undefined
  /** What is spent, where it is not the figure above. */
  spent?: string
}

/** What friends owe of what is spent: it counts as spent until it comes back. Nothing where they owe nothing. */
export function OwedToYou({ amount = '0.00', spent }: OwedToYouProps) {
  const text = useText()
  if (isNothing(amount)) return null
  const owed = { amount: formatAmount(amount) }
  return (
    <p className={css.beside}>
      <Link to="/wallet">
        {spent === undefined
          ? text('{amount} of it is owed to you', owed)
          : text('{spent} is spent, {amount} of it is owed to you', { ...owed, spent: formatAmount(spent) })}
      </Link>
    </p>
  )
}
