import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { Fields } from '../read-body'
import { ChoiceField } from './ChoiceField'
import css from './forms.module.css'

const monthDays = Array.from({ length: 31 }, (_, before) => String(before + 1))

interface RuleFieldsProps {
  fields: Fields
  errors: Record<string, string>
}

/** When it repeats, until when, whether it is booked by itself, and when to remind of it. */
export function RuleFields({ fields, errors }: RuleFieldsProps) {
  const text = useText()
  const { unit, ends } = fields
  const inField = (name: string) => ({ name, error: errors[name], chosen: fields[name] ?? '' })
  return (
    <>
      <div className={css.pair}>
        <Field label={text('Every')} name="every" error={errors['every']}>
          <input
            type="number"
            inputMode="numeric"
            defaultValue={fields['every']}
            min={1}
            max={500}
            required
          />
        </Field>
        <ChoiceField
          {...inField('unit')}
          label={text('Unit')}
          options={[
            { value: 'day', label: text('Days') },
            { value: 'week', label: text('Weeks') },
            { value: 'month', label: text('Months') },
            { value: 'year', label: text('Years') },
          ]}
        />
      </div>
      <Field
        label={text('First day')}
        name="anchor_date"
        hint={text('All others are counted from it. The 31st is the last day of a shorter month.')}
        error={errors['anchor_date']}
      >
        <input type="date" defaultValue={fields['anchor_date']} max="9999-12-31" required />
      </Field>
      {(unit === 'month' || unit === 'year') && (
        <ChoiceField
          {...inField('month_day')}
          label={text('Day of the month')}
          none={text('As the first day')}
          options={[
            { value: 'last', label: text('The last day') },
            ...monthDays.map(value => ({ value, label: value })),
          ]}
        />
      )}
      {(unit === 'month' || unit === 'year') && (
        <ChoiceField
          {...inField('weekend')}
          label={text('On a weekend')}
          options={[
            { value: 'keep', label: text('Stays there') },
            { value: 'before', label: text('The Friday before') },
            { value: 'after', label: text('The Monday after') },
          ]}
        />
      )}
      <ChoiceField
        {...inField('ends')}
        label={text('Ends')}
        options={[
          { value: 'never', label: text('Never') },
          { value: 'until', label: text('On a day') },
          { value: 'count', label: text('After a number of times') },
        ]}
      />
      {ends === 'until' && (
        <Field label={text('Last day')} name="until" error={errors['until']}>
          <input
            type="date"
            defaultValue={fields['until']}
            min={fields['anchor_date']}
            max="9999-12-31"
            required
          />
        </Field>
      )}
      {ends === 'count' && (
        <Field label={text('How many times')} name="count" error={errors['count']}>
          <input
            type="number"
            inputMode="numeric"
            defaultValue={fields['count']}
            min={1}
            max={500}
            required
          />
        </Field>
      )}
      <ChoiceField
        {...inField('is_automatic')}
        label={text('On its day')}
        options={[
          { value: 'true', label: text('Record it by itself') },
          { value: 'false', label: text('Ask me first') },
        ]}
      />
      <Field
        label={text('Remind me so many days before')}
        name="remind_days"
        hint={text('By email, once you turn reminders on in Settings. Leave it empty for none.')}
        error={errors['remind_days']}
      >
        <input
          type="number"
          inputMode="numeric"
          defaultValue={fields['remind_days']}
          // What is recorded by itself is so as soon as its day begins.
          min={fields['is_automatic'] === 'true' ? 1 : 0}
          max={30}
        />
      </Field>
    </>
  )
}
