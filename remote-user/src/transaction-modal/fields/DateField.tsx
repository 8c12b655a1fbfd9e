import { Field } from '@pundi/kit/ui'
import { useState, type SyntheticEvent } from 'react'
import { useText } from '../../catalogue/text'

interface DateFieldProps {
  defaultValue: string
  error: string | undefined
}

/** A browser gives no value for a day that does not exist, such as 30 February; it is said why Save stays disabled. */
export function DateField({ defaultValue, error }: DateFieldProps) {
  const text = useText()
  const [isBad, setBad] = useState(false)
  const look = (event: SyntheticEvent<HTMLInputElement>) => setBad(event.currentTarget.validity.badInput)
  return (
    <Field
      label={text('Date')}
      name="transaction_date"
      error={isBad ? text('Enter a date that exists') : error}
    >
      <input type="date" defaultValue={defaultValue} max="9999-12-31" onInput={look} onBlur={look} required />
    </Field>
  )
}
