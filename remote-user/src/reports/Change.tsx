import { centsOf, decimalOf } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { useText } from './catalogue/text'
import { formatShare } from './share-of'

interface ChangeProps {
  /** Decimal text. */
  now: string
  before: string
}

/** How much more or less it is than in the other range. No colour: red and green are expense and income. */
export function Change({ now, before }: ChangeProps) {
  const text = useText()
  const change = centsOf(now) - centsOf(before)
  if (change === 0n) return <span>{text('as much')}</span>
  const size = decimalOf(change < 0n ? -change : change)
  const share = formatShare(size, before)
  const amount = formatAmount(size) + (share === undefined ? '' : ` (${share})`)
  return <span>{change < 0n ? text('{amount} less', { amount }) : text('{amount} more', { amount })}</span>
}
