import { AmountField } from '@pundi/kit/amount'
import { amountStyle } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import css from './forms.module.css'

interface MoneyFieldProps {
  label: string
  name: string
  /** Decimal text. */
  defaultValue: string
  hint?: string
  error?: string | undefined
  required?: boolean
  /** Whether it may be owed; which it is stands beside it, under the name with `_side`. */
  side?: 'there' | 'owed' | undefined
}

/** An amount, and where it may be either, whether it is there or owed: an amount field knows no sign. */
export function MoneyField({ side, ...field }: MoneyFieldProps) {
  const text = useText()
  const amount = <AmountField {...amountStyle()} {...field} hasKeys submitsRefused />
  if (side === undefined) return amount
  return (
    <div className={css.pair}>
      <Field label={text('There or owed')} name={`${field.name}_side`}>
        <select defaultValue={side}>
          <option value="owed">{text('You owe')}</option>
          <option value="there">{text('It is there')}</option>
        </select>
      </Field>
      {amount}
    </div>
  )
}
