import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { FieldOf } from '@pundi/kit/form'
import css from '../fields/forms.module.css'

type Name = 'due_day' | 'instalments'

interface DebtFieldsProps {
  values: Record<Name, string>
  field: FieldOf<Name>
}

export function DebtFields({ values, field }: DebtFieldsProps) {
  const text = useText()
  return (
    <div className={css.pair}>
      <Field
        label={text('Due day (optional)')}
        {...field('due_day')}
        hint={text('The day your payment is due, 1 to 31')}
      >
        <input type="number" inputMode="numeric" min={1} max={31} defaultValue={values.due_day} />
      </Field>
      <Field
        label={text('Months to pay (optional)')}
        {...field('instalments')}
        hint={text('Months until the debt is paid off')}
      >
        <input type="number" inputMode="numeric" min={1} max={500} defaultValue={values.instalments} />
      </Field>
    </div>
  )
}
