import { AmountField } from '@pundi/kit/amount'
import { amountStyle } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import css from './forms.module.css'
import type { FieldName } from './names'

interface MoneyFieldProps {
  label: string
  name: FieldName
  defaultValue: string
  hint?: string
  error?: string | undefined
  required?: boolean
  /**
   * Set for a balance that may be a debt. The form sends the user's choice as the field
   * `<name>_side`.
   */
  side?: 'there' | 'owed' | undefined
}

/**
 * An amount field has no sign. If a balance may be a debt, the user therefore chooses between "You
 * have" and "You owe".
 */
export function MoneyField({ side, ...field }: MoneyFieldProps) {
  const text = useText()
  const amount = <AmountField {...amountStyle()} {...field} hasKeys submitsRefused />
  if (side === undefined) return amount
  return (
    <div className={css.pair}>
      <Field label={text('Balance type')} name={`${field.name}_side`}>
        <select defaultValue={side}>
          <option value="owed">{text('You owe')}</option>
          <option value="there">{text('You have')}</option>
        </select>
      </Field>
      {amount}
    </div>
  )
}
