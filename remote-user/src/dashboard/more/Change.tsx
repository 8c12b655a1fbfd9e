import { centsOf, decimalOf } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { useText } from './catalogue/text'
import css from './Change.module.css'

interface ChangeProps {
  /** Decimal text. */
  now: string
  before: string
}

/** How much more or less it is than before. No colour: red and green are expense and income. */
export function Change({ now, before }: ChangeProps) {
  const text = useText()
  const change = centsOf(now) - centsOf(before)
  const amount = formatAmount(decimalOf(change < 0n ? -change : change))
  const [Arrow, words] =
    change === 0n
      ? [Equal, text('as much')]
      : change < 0n
        ? [ArrowDown, text('{amount} less', { amount })]
        : [ArrowUp, text('{amount} more', { amount })]
  return (
    <span className={css.change}>
      <Arrow size={16} /> {words}
    </span>
  )
}
