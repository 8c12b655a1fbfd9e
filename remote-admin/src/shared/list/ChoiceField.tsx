import { Field } from '@pundi/kit/ui'
import type { ReactNode } from 'react'

interface ChoiceFieldProps {
  label: string
  name: string
  chosen: string | undefined
  error?: string | undefined
  /** The first choice is the default. */
  choices: readonly (readonly [value: string, label: ReactNode])[]
}

export const ChoiceField = ({ label, name, chosen, error, choices }: ChoiceFieldProps) => (
  <Field label={label} name={name} error={error}>
    <select defaultValue={chosen}>
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </Field>
)
