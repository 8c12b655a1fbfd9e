import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { Values } from '../typed'
import css from './forms.module.css'

interface DebtFieldsProps {
  values: Values
  errors: Record<string, string>
}

/** By when a card or a loan is paid, and in how many months. Both may stay empty. */
export function DebtFields({ values, errors }: DebtFieldsProps) {
  const text = useText()
  return (
    <div className={css.pair}>
      <Field
        label={text('Due day (optional)')}
        name="due_day"
        hint={text('The day of the month by which it is paid, 1 to 31')}
        error={errors['due_day']}
      >
        <input type="number" inputMode="numeric" min={1} max={31} defaultValue={values['due_day']} />
      </Field>
      <Field
        label={text('Months to pay (optional)')}
        name="instalments"
        hint={text('In how many months it is paid off')}
        error={errors['instalments']}
      >
        <input type="number" inputMode="numeric" min={1} max={500} defaultValue={values['instalments']} />
      </Field>
    </div>
  )
}
