import { AmountField } from '@pundi/kit/amount'
import { amountStyle } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import css from './ProfileField.module.css'
import { formatValue } from '../format-value'
import { bounds, choices, type FieldName, type NumberName, type SelectName } from '../scorecard/profile'
import type { Problem } from '../scorecard/read-profile'
import { choiceWords, fieldWords, problemWords, unitWords } from '../words'
import { Wrapped } from '../result/Wrapped'

interface ProfileFieldProps {
  name: FieldName
  answer: string | undefined
  problem: Problem | undefined
}

/** A field under the specification's name, with what it is in plain language, its unit and its bounds. */
export function ProfileField({ name, answer, problem }: ProfileFieldProps) {
  const text = useText()
  const { label, hint } = fieldWords[name]
  const unitWord = name in bounds ? unitWords[bounds[name as NumberName].unit] : undefined
  const frame = {
    name,
    label: (
      <>
        <Wrapped>{name}</Wrapped>{' '}
        <span className={css.plain}>
          <Wrapped>{unitWord ? text(unitWord, { label: text(label) }) : text(label)}</Wrapped>
        </span>
      </>
    ),
    hint: <Wrapped>{text(hint)}</Wrapped>,
  }
  if (!(name in bounds))
    return (
      <Field {...frame}>
        <select defaultValue={answer}>
          {choices[name as SelectName].map(choice => (
            <option key={choice} value={choice}>
              {text(choiceWords[choice])}
            </option>
          ))}
        </select>
      </Field>
    )
  const { unit, min, max, step } = bounds[name as NumberName]
  const shown = (value: number) => formatValue(name as NumberName, value)
  const error = problem && text(problemWords[problem], { field: name, min: shown(min), max: shown(max) })
  if (unit === 'rupiah')
    return (
      <AmountField
        {...frame}
        error={error}
        defaultValue={answer}
        sign="Rp"
        language={amountStyle().language}
        required
      />
    )
  return (
    <Field {...frame} error={error}>
      <input
        defaultValue={answer}
        // A keyboard of digits alone has no minus sign.
        inputMode={min < 0 ? 'text' : step === 1 ? 'numeric' : 'decimal'}
        autoComplete="off"
        required
      />
    </Field>
  )
}
