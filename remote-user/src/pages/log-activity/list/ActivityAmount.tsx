import { formatAmount } from '@pundi/kit/format'
import { Amount, VisuallyHidden } from '@pundi/kit/ui'
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import { useText } from '../catalogue/text'
import css from './ActivityAmount.module.css'
import { formatExact } from '../../../shared/record/format-exact'

interface ActivityAmountProps {
  amount: string | null
  exact?: boolean
}

export function ActivityAmount({ amount, exact = false }: ActivityAmountProps) {
  const text = useText()
  if (amount === null)
    return (
      <span className={css.amount} data-direction="none">
        <span aria-hidden>-</span>
        <VisuallyHidden>{text('No amount')}</VisuallyHidden>
        <Pencil size={18} />
      </span>
    )
  const isOut = amount.startsWith('-')
  const Arrow = isOut ? ArrowDown : ArrowUp
  return (
    <span className={css.amount} data-direction={isOut ? 'out' : 'in'}>
      <Amount>{exact ? formatExact(amount) : formatAmount(amount)}</Amount>
      <Arrow size={18} />
    </span>
  )
}
