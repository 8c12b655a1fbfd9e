import { formatAmount } from '@pundi/kit/format'
import { useText } from '../../../shared/money-form/catalogue/text'
import css from './DayLine.module.css'
import { drawLine, spanOf } from './draw-line'

export function DayLine({ balances }: { balances: string[] | undefined }) {
  const text = useText()
  const [first, last] = [balances?.[0], balances?.at(-1)]
  if (!balances || first === undefined || last === undefined) return <span className={css.line} />
  const { lowest, highest } = spanOf(balances)
  const say = (amount: string) => formatAmount(amount, { decimals: 'needed' })
  const { points, zero } = drawLine(balances)
  return (
    <svg
      className={css.line}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={text('Last 90 days: from {first} to {last}, lowest {lowest}, highest {highest}', {
        ...{ first: say(first), last: say(last), lowest: say(lowest), highest: say(highest) },
      })}
    >
      {zero !== undefined && <line x1="0" x2="100" y1={zero} y2={zero} />}
      <polyline points={points} />
    </svg>
  )
}
