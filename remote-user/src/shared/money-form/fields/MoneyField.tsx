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
  /** Set for a balance that may be owed. The choice is submitted under the name with `_side`. */
  side?: 'there' | 'owed' | undefined
}

/** If a balance may be owed, the user also chooses whether it is, because an amount field has no sign. */
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
