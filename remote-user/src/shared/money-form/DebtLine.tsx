import type { Wallet } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { useText } from './catalogue/text'
import { mayOwe } from './fields/signed-amount'

export function DebtLine({ wallet, className }: { wallet: Wallet; className: string | undefined }) {
  const text = useText()
  const { kind, owed, next_due: nextDue, months_left: monthsLeft } = wallet
  if (!mayOwe(kind)) return null
  const parts = [
    nextDue && text('Due {day}', { day: formatDay(nextDue) }),
    typeof monthsLeft === 'number' &&
      nextDue &&
      text('{count, plural, =0 {no months left} =1 {1 month left} other {# months left}}', {
        count: monthsLeft,
      }),
    owed === '0.00' && text('Nothing is owed'),
  ].filter(Boolean)
  return parts.length > 0 && <p className={className}>{parts.join(' · ')}</p>
}
