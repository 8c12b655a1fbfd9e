import { Field } from '@pundi/kit/ui'

interface TypeFieldProps {
  chosen: string | undefined
  error: string | undefined
  /** The messages of the area that the field stands in. */
  text: (message: 'All Types' | 'expense' | 'income' | 'Type') => string
}

/** Filters a list by income or expense. */
export const TypeField = ({ chosen, error, text }: TypeFieldProps) => (
  <Field label={text('Type')} name="type" error={error}>
    <select defaultValue={chosen}>
      <option value="">{text('All Types')}</option>
      <option value="income">{text('income')}</option>
      <option value="expense">{text('expense')}</option>
    </select>
  </Field>
)
