import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { Values } from '../fields/typed'
import css from '../fields/forms.module.css'

interface DebtFieldsProps {
  values: Values
  errors: Record<string, string>
}

export function DebtFields({ values, errors }: DebtFieldsProps) {
  const text = useText()
  return (
    <div className={css.pair}>
      <Field
        label={text('Due day (optional)')}
        name="due_day"
        hint={text('Payment due day each month, 1 to 31')}
        error={errors['due_day']}
      >
        <input type="number" inputMode="numeric" min={1} max={31} defaultValue={values['due_day']} />
      </Field>
      <Field
        label={text('Months to pay (optional)')}
        name="instalments"
        hint={text('Months until it’s paid off')}
        error={errors['instalments']}
      >
        <input type="number" inputMode="numeric" min={1} max={500} defaultValue={values['instalments']} />
      </Field>
    </div>
  )
}
