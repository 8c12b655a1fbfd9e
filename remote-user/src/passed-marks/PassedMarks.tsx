import { centsOf, type PassedMark } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { useDeferredValue } from 'react'
import { Link } from 'react-router-dom'
import { useText } from './catalogue/text'
import css from './PassedMarks.module.css'

export { loadWords } from './load-words'

/** So many are named. A change of one category passes one mark; only one that is split can pass more. */
const mostNamed = 3

/** Which budgets a change made pass a mark, and where to look at them. */
export function PassedMarks({ passed }: { passed: readonly PassedMark[] }) {
  const text = useText()
  // A screen reader announces only what changes in a region that it already knows.
  const said = useDeferredValue(passed, none)
  if (said.length === 0) return null
  const others = said.length - mostNamed
  return (
    <>
      {said.slice(0, mostNamed).map(mark => (
        <p key={mark.category_id}>
          <MarkSentence {...mark} />
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

const none: readonly PassedMark[] = []

const say = (amount: string) => formatAmount(amount.replace('-', ''), { decimals: 'needed' })

function MarkSentence({ name, available, spent, left, left_after_planned: rest, ...mark }: PassedMark) {
  const text = useText()
  const cents = centsOf(left)
  if (cents < 0n)
    return text('{name}: this period’s budget is spent, and {amount} more.', { name, amount: say(left) })
  if (cents === 0n) return text('{name}: all of this period’s budget is spent.', { name })
  const percent = Number((centsOf(spent) * 100n) / centsOf(available))
  const amount = say(rest)
  if (centsOf(mark.planned) !== 0n) {
    const values = { name, percent, amount, planned: say(mark.planned) }
    return rest.startsWith('-')
      ? text(
          '{name}: {percent}% of this period’s budget is spent, {amount} too much after {planned} planned.',
          values,
        )
      : text(
          '{name}: {percent}% of this period’s budget is spent, {amount} left, after {planned} planned.',
          values,
        )
  }
  return text('{name}: {percent}% of this period’s budget is spent, {amount} left.', {
    name,
    percent,
    amount,
  })
}
