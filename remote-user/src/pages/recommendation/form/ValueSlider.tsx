import { Field } from '@pundi/kit/ui'
import type { CSSProperties } from 'react'
import { useText } from '../catalogue/text'
import { formatValue } from '../format-value'
import { factors } from '../scorecard/factors'
import {
  type Answers,
  bounds,
  choices,
  type FieldName,
  type NumberName,
  type SelectName,
} from '../../../shared/credit-profile/profile'
import css from './ValueSlider.module.css'
import { choiceWords, namesOf } from '../words'
import { Wrapped } from '../Wrapped'

interface ValueSliderProps {
  name: FieldName
  start: Answers[FieldName]
  value: Answers[FieldName]
  onChange: (value: Answers[FieldName]) => void
}

export function ValueSlider({ name, start, value, onChange }: ValueSliderProps) {
  const text = useText()
  const [first, plain] = namesOf(name, text)
  const label = (
    <span className={css.label}>
      <span className={css.name}>
        <Wrapped>{first}</Wrapped> {plain && <span className={css.plain}>{plain}</span>}
      </span>
      {name in bounds && (
        <span className={css.value} aria-hidden>
          {typeof value === 'number' && formatValue(name as NumberName, value)}
        </span>
      )}
    </span>
  )
  if (typeof start === 'string')
    return (
      <Field name={`try-${name}`} label={label}>
        <select value={value} onChange={event => onChange(event.target.value as Answers[SelectName])}>
          {choices[name as SelectName].map(choice => (
            <option key={choice} value={choice}>
              {text(choiceWords[choice])}
            </option>
          ))}
        </select>
      </Field>
    )
  const { min, max, step } = reachOf(name as NumberName, start)
  return (
    <Field name={`try-${name}`} label={label}>
      <input
        className={css.slider}
        style={{ '--share': `${((Number(value) - min) / (max - min)) * 100}%` } as CSSProperties}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={formatValue(name as NumberName, Number(value))}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
    </Field>
  )
}

function reachOf(name: NumberName, start: number) {
  const factor = factors.find(({ field }) => field === name)
  if (!factor || !('curve' in factor)) throw new Error(`${name} has no curve`)
  const { min } = bounds[name]
  const last = Math.max(...factor.curve.map(([mark]) => mark))
  const least = Math.min(0, Math.max(min, start))
  return { min: least, max: Math.max(last, Math.ceil(start)), step: Math.min(factor.unit, 100_000) }
}
