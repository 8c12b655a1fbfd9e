import { centsOf, type BudgetAlert } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { useDeferredValue } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import css from './BudgetAlerts.module.css'

/**
 * Number of alerts to show in full; further alerts are only counted. Only a split transaction can
 * cause more than one alert.
 */
const mostNamed = 3

export function BudgetAlerts({ passed }: { passed: readonly BudgetAlert[] }) {
  const text = useText()
  // Screen readers announce changes only in an element that already exists, so the first render is
  // empty.
  const announced = useDeferredValue(passed, none)
  if (announced.length === 0) return null
  const others = announced.length - mostNamed
  return (
    <>
      {announced.slice(0, mostNamed).map(alert => (
        <p key={alert.category_id}>
          <AlertSentence {...alert} />
        </p>
      ))}
      {others > 0 && (
        <p>{text('{count, plural, =1 {1 more budget} other {# more budgets}}', { count: others })}</p>
      )}
      <Link className={css.link} to="/budget">
        {text('Look at your budgets')}
      </Link>
    </>
  )
}

const none: readonly BudgetAlert[] = []

const say = (amount: string) => formatAmount(amount.replace('-', ''), { decimals: 'needed' })

function AlertSentence({ name, available, spent, left, left_after_planned: rest, ...alert }: BudgetAlert) {
  const text = useText()
  const cents = centsOf(left)
  if (cents < 0n) return text('{name}: {amount} over this month’s budget.', { name, amount: say(left) })
  if (cents === 0n) return text('{name}: all of this month’s budget is spent.', { name })
  const percent = Number((centsOf(spent) * 100n) / centsOf(available))
  const amount = say(rest)
  if (centsOf(alert.planned) !== 0n) {
    const values = { name, percent, amount, planned: say(alert.planned) }
    return rest.startsWith('-')
      ? text(
          '{name}: {percent}% of this month’s budget is spent. With {planned} in planned expenses, you’ll be {amount} over.',
          values,
        )
      : text(
          '{name}: {percent}% of this month’s budget is spent, with {amount} left after {planned} in planned expenses.',
          values,
        )
  }
  return text('{name}: {percent}% of this month’s budget is spent, {amount} left.', {
    name,
    percent,
    amount,
  })
}
