import { formatAmount } from '@pundi/kit/format'
import { useText } from '../../catalogue/text'

interface OwedNoteProps {
  amount: string | undefined
  className?: string | undefined
}

export function OwedNote({ amount, className }: OwedNoteProps) {
  const text = useText()
  if (amount === undefined) return null
  return (
    <span className={className}>
      {text('Friends owe you {amount} of this', { amount: formatAmount(amount) })}
    </span>
  )
}
