import { Field } from '@pundi/kit/ui'
import type { ReactNode } from 'react'

interface TypeFieldProps {
  chosen: string | undefined
  error: string | undefined
  /** The messages of the area that the field stands in. */
  text: (message: 'All Types' | 'expense' | 'income' | 'Type') => string
  /** An `option` for what the list has beside these. */
  children?: ReactNode
}

/** Filters a list by income or expense, and by what else it has. */
export const TypeField = ({ chosen, error, text, children }: TypeFieldProps) => (
  <Field label={text('Type')} name="type" error={error}>
    <select defaultValue={chosen}>
      <option value="">{text('All Types')}</option>
      <option value="income">{text('income')}</option>
      <option value="expense">{text('expense')}</option>
      {children}
    </select>
  </Field>
)
