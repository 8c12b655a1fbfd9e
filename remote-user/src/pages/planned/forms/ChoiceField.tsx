import { Field } from '@pundi/kit/ui'

interface ChoiceFieldProps {
  label: string
  name: string
  chosen: string
  options: { value: string; label: string }[]
  none?: string
  hint?: string
  error?: string | undefined
  required?: boolean
}

/** If the chosen value is not one of the options, the first option is selected. */
export function ChoiceField({ chosen, options, none, required = false, ...field }: ChoiceFieldProps) {
  const isOffered = options.some(({ value }) => value === chosen)
  return (
    <Field {...field}>
      <select
        defaultValue={isOffered ? chosen : none === undefined ? options[0]?.value : ''}
        required={required}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}
