import { AmountField } from '@pundi/kit/amount'
import { amountStyle } from '@pundi/kit/format'
import { VisuallyHidden } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { spellAmount } from './spell-amount'
import css from './TransactionForm.module.css'
import { useAnnouncement } from './use-announcement'
import { useVoice } from './use-voice'

interface AmountInputProps {
  /** What will be booked, decimal text; or what was typed, where that is no amount. */
  amount: string
  /** What the field begins with, where that is not `amount`. */
  defaultValue?: string
  error?: string | undefined
  readOnly?: boolean
}

/** The amount, and under it in words what will be booked: no decimal point is ever taken for thousands unseen. */
export function AmountInput({ amount, defaultValue = amount, error, readOnly = false }: AmountInputProps) {
  const text = useText()
  const style = amountStyle()
  const voice = useVoice()
  const isZero = /^0(\.0*)?$/.test(amount)
  const words = (voice && spellAmount(amount, voice)) ?? ''
  const reading = isZero ? text('Enter an amount greater than zero') : words
  const announced = useAnnouncement(reading)
  return (
    <div>
      <AmountField
        label={text('Amount')}
        name="amount"
        {...style}
        defaultValue={defaultValue}
        hint={
          reading ? (
            <span className={css.words}>{reading}</span>
          ) : (
            text(
              style.decimalMark === ','
                ? 'Dots group thousands, a comma begins the decimals: 1.250.000,50'
                : 'Commas group thousands, a dot begins the decimals: 1,250,000.50',
            )
          )
        }
        error={error}
        readOnly={readOnly}
        submitsRefused
        autoFocus
        required
      />
      <VisuallyHidden>
        <span role="status" ref={announced} />
      </VisuallyHidden>
    </div>
  )
}
