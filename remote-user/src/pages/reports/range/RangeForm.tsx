import type { StatementAnswer } from '@pundi/contract'
import { type FieldOf, fieldsOf, type Typed, typedIn } from '@pundi/kit/form'
import { Button, Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type MessageId, useText } from '../catalogue/text'
import css from './RangeForm.module.css'
import { type AgainstName, againstNames, type Asked, type RangeName, rangeNames } from './read-range'

type DayName = keyof Asked['typed']
const dayNames = ['from', 'to', 'against_from', 'against_to'] satisfies DayName[]

interface RangeFormProps {
  asked: Asked
  errors: Typed<string>
  shown: StatementAnswer['meta'] | undefined
}

const namesOfRanges: Record<RangeName, MessageId> = {
  period: 'This month',
  'last-period': 'Last month',
  three: 'Last 3 months',
  twelve: 'Last 12 months',
  year: 'This year',
  'last-year': 'Last year',
  own: 'Custom dates',
}
const namesOfAgainst: Record<AgainstName, MessageId> = {
  before: 'Previous dates',
  year: 'Same dates last year',
  none: 'No other days',
  own: 'Custom dates',
}

export function RangeForm({ asked, errors, shown }: RangeFormProps) {
  const text = useText()
  const navigate = useNavigate()
  const { field } = fieldsOf(dayNames, errors)

  function show(form: HTMLFormElement) {
    const chosen = new URLSearchParams(typedIn(new FormData(form)))
    const begin = (days: { [Name in DayName]?: string | null | undefined }) => {
      for (const [name, day] of Object.entries(days)) if (!chosen.has(name) && day) chosen.set(name, day)
    }
    if (chosen.get('range') === 'own') begin({ from: shown?.from, to: shown?.to })
    if (chosen.get('against') === 'own')
      begin({ against_from: shown?.against_from ?? shown?.from, against_to: shown?.against_to ?? shown?.to })
    void navigate(`/reports?${String(chosen)}`, { preventScrollReset: true })
  }

  const hasDays = asked.range === 'own' || asked.against === 'own'
  return (
    <form
      className={css.form}
      role="search"
      aria-label={text('Report dates')}
      onSubmit={event => {
        event.preventDefault()
        show(event.currentTarget)
      }}
    >
      <Choice
        {...{ label: text('Report for'), name: 'range', names: rangeNames, words: namesOfRanges }}
        chosen={asked.range}
        onChoose={show}
      />
      {asked.range === 'own' && <Days names={['from', 'to']} typed={asked.typed} field={field} />}
      <Choice
        {...{ label: text('Compared with'), name: 'against', names: againstNames, words: namesOfAgainst }}
        chosen={asked.against}
        onChoose={show}
      />
      {asked.against === 'own' && (
        <Days names={['against_from', 'against_to']} typed={asked.typed} field={field} />
      )}
      {hasDays && (
        <Button type="submit" className={css.show}>
          {text('Show')}
        </Button>
      )}
    </form>
  )
}

interface ChoiceProps<Name extends string> {
  label: string
  name: string
  names: readonly Name[]
  words: Record<Name, MessageId>
  chosen: Name
  onChoose: (form: HTMLFormElement) => void
}

function Choice<Name extends string>({ label, name, names, words, chosen, onChoose }: ChoiceProps<Name>) {
  const text = useText()
  const [value, choose] = useDraft(chosen)
  return (
    <Field label={label} name={name}>
      <select
        value={value}
        onChange={({ target }) => {
          choose(names[target.selectedIndex] ?? chosen)
          if (target.form) onChoose(target.form)
        }}
      >
        {names.map(each => (
          <option key={each} value={each}>
            {text(words[each])}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface DaysProps {
  names: readonly [first: DayName, last: DayName]
  typed: Asked['typed']
  field: FieldOf<DayName>
}

function Days({ names, typed, field }: DaysProps) {
  const text = useText()
  return names.map((name, place) => (
    <Day key={name} {...field(name)} label={place === 0 ? text('From') : text('To')} asked={typed[name]} />
  ))
}

interface DayProps {
  name: DayName
  label: string
  asked: string
  error: string | undefined
}

function Day({ name, label, asked, error }: DayProps) {
  const [value, type] = useDraft(asked)
  return (
    <Field {...{ name, label, error }}>
      <input
        type="date"
        min="1900-01-01"
        max="9999-12-31"
        value={value}
        onChange={({ target }) => type(target.value)}
      />
    </Field>
  )
}

/**
 * Keeps the user's input until the address changes. A form that remounts for each address would
 * take the focus away from keyboard users.
 */
function useDraft<Value extends string>(asked: Value) {
  const [typed, setTyped] = useState({ asked, draft: asked })
  const isOld = typed.asked !== asked
  if (isOld) setTyped({ asked, draft: asked })
  return [isOld ? asked : typed.draft, (draft: Value) => setTyped({ asked, draft })] as const
}
