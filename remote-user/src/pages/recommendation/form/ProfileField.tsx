import { AmountField } from '@pundi/kit/amount'
import { amountStyle } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import css from './ProfileField.module.css'
import { formatValue } from '../format-value'
import {
  bounds,
  choices,
  type FieldName,
  type NumberName,
  type SelectName,
} from '../../../shared/credit-profile/profile'
import type { Problem } from '../scorecard/read-profile'
import { choiceWords, fieldWords, namesOf, problemWords, unitWords } from '../words'
import { Wrapped } from '../Wrapped'

interface ProfileFieldProps {
  name: FieldName
  answer: string | undefined
  problem: Problem | undefined
}

export function ProfileField({ name, answer, problem }: ProfileFieldProps) {
  const text = useText()
  const [first, plain] = namesOf(name, text)
  const unitWord = name in bounds ? unitWords[bounds[name as NumberName].unit] : undefined
  const label = plain ?? first
  const withUnit = <Wrapped>{unitWord ? text(unitWord, { label: label }) : label}</Wrapped>
  const frame = {
    name,
    label: plain ? (
      <>
        <Wrapped>{first}</Wrapped> <span className={css.plain}>{withUnit}</span>
      </>
    ) : (
      withUnit
    ),
    hint: <Wrapped>{text(fieldWords[name].hint)}</Wrapped>,
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
  const error = problem && text(problemWords[problem], { field: first, min: shown(min), max: shown(max) })
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
        // The numeric keyboards of phones have no minus sign.
        inputMode={min < 0 ? 'text' : step === 1 ? 'numeric' : 'decimal'}
        autoComplete="off"
        required
      />
    </Field>
  )
}
