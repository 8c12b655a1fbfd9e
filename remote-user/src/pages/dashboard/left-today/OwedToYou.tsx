import { formatAmount } from '@pundi/kit/format'
import { Link } from 'react-router-dom'
import { useText } from '../../../catalogue/text'
import { isNothing } from './describe-left'
import css from './LeftToday.module.css'

interface OwedToYouProps {
  amount: string | undefined
  spent?: string
}

/**
 * Shows how much of the spending friends still owe to the user. This amount counts as spent until
 * the friends pay.
 */
export function OwedToYou({ amount = '0.00', spent }: OwedToYouProps) {
  const text = useText()
  if (isNothing(amount)) return null
  const owed = { amount: formatAmount(amount) }
  return (
    <p className={css.beside}>
      <Link to="/wallet">
        {spent === undefined
          ? text('Friends owe you {amount} of this', owed)
          : text('You spent {spent}, of which friends owe you {amount}', {
              ...owed,
              spent: formatAmount(spent),
            })}
      </Link>
    </p>
  )
}
