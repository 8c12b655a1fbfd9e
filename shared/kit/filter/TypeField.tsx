import { Field } from '@pundi/kit/ui'
import type { ReactNode } from 'react'

interface TypeFieldProps {
  chosen: string | undefined
  error: string | undefined
  text: (message: 'All Types' | 'expense' | 'income' | 'Type') => string
  children?: ReactNode
}

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
