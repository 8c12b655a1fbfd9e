import { Field } from '@pundi/kit/ui'

interface ChoiceFieldProps {
  label: string
  name: string
  /** What is chosen at first. */
  chosen: string
  options: { value: string; label: string }[]
  /** The words of the empty choice, where there is one. */
  none?: string
  hint?: string
  error?: string | undefined
  required?: boolean
}

/** A list to choose one from. Where what was chosen is not offered any more, the first one is. */
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
