import { useAmountText } from '@pundi/kit/amount'
import { formatAmount } from '@pundi/kit/format'
import { Button } from '@pundi/kit/ui'
import type { MouseEvent } from 'react'
import css from '../../../save-form/ChangedSince.module.css'

interface SmallAmountProps {
  /** Decimal text: "1250000.50". */
  amount: string
  onSave: () => void
}

export function SmallAmount({ amount, onSave }: SmallAmountProps) {
  const text = useAmountText()
  const shown = formatAmount(amount, { decimals: amount.includes('.') ? 2 : 0 })
  const correct = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const field = form?.querySelector<HTMLInputElement>('[inputmode="decimal"], [name="line"]')
    field?.focus()
    field?.select()
  }
  return (
    <div className={css.problem} role="alert">
      <p>{text('{amount}? That’s very little. Did you leave out some zeros?', { amount: shown })}</p>
      <div className={css.ways}>
        <Button type="button" tone="quiet" onClick={correct}>
          {text('Correct the amount')}
        </Button>
        <Button type="button" tone="quiet" onClick={onSave}>
          {text('Save {amount}', { amount: shown })}
        </Button>
      </div>
    </div>
  )
}
