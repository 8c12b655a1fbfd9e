import { addDays } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { type SyntheticEvent, useState } from 'react'
import { useText } from '../../../catalogue/text'
import { useFormText } from '../catalogue/text'
import css from '../habits/Habits.module.css'

interface DateFieldProps {
  defaultValue: string
  fieldKey: string
  error: string | undefined
  chosen: string
  onChoose: ((day: string) => void) | undefined
}

/**
 * For an impossible day, such as 30 February, browsers give no value and Save is disabled. The
 * field then says why.
 */
export function DateField({ defaultValue, fieldKey, error, chosen, onChoose }: DateFieldProps) {
  const text = useText()
  const say = useFormText()
  const [isBad, setBad] = useState(false)
  const check = (event: SyntheticEvent<HTMLInputElement>) => setBad(event.currentTarget.validity.badInput)
  const days = { [today()]: text('Today'), [addDays(today(), -1)]: say('Yesterday') }
  return (
    <div className={css.below}>
      <Field
        key={fieldKey}
        label={text('Date')}
        name="transaction_date"
        hint={
          chosen > today()
            ? say('With a future date, the transaction is planned and counts on that date.')
            : undefined
        }
        error={isBad ? text('Enter a valid date') : error}
      >
        <input
          type="date"
          defaultValue={defaultValue}
          max="9999-12-31"
          onInput={check}
          onBlur={check}
          required
        />
      </Field>
      {onChoose && (
        <div className={css.days}>
          {Object.entries(days).map(([day, label]) => (
            <button
              key={day}
              type="button"
              className={css.chip}
              aria-pressed={day === chosen}
              onClick={() => {
                setBad(false)
                onChoose(day)
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
