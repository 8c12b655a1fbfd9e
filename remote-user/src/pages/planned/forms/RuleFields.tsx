import type { FieldOf } from '@pundi/kit/form'
import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { Fields, ScheduleField } from '../read-body'
import { ChoiceField } from './ChoiceField'
import css from './forms.module.css'

const monthDays = Array.from({ length: 31 }, (_, before) => String(before + 1))

export const ruleNames = [
  ...(['every', 'unit', 'anchor_date', 'month_day', 'weekend', 'until', 'count'] satisfies ScheduleField[]),
  ...(['ends', 'is_automatic', 'remind_days'] satisfies ScheduleField[]),
]
type Name = (typeof ruleNames)[number]

interface RuleFieldsProps {
  fields: Fields
  field: FieldOf<Name>
}

export function RuleFields({ fields, field }: RuleFieldsProps) {
  const text = useText()
  const { unit, ends } = fields
  const inField = (name: Name) => ({ ...field(name), chosen: fields[name] ?? '' })
  return (
    <>
      <div className={css.pair}>
        <Field label={text('Every')} {...field('every')}>
          <input type="number" inputMode="numeric" defaultValue={fields.every} min={1} max={500} required />
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
        {...field('anchor_date')}
        hint={text(
          'Later dates are worked out from this one. In shorter months, the 31st becomes the last day.',
        )}
      >
        <input type="date" defaultValue={fields.anchor_date} max="9999-12-31" required />
      </Field>
      {(unit === 'month' || unit === 'year') && (
        <ChoiceField
          {...inField('month_day')}
          label={text('Day of the month')}
          none={text('Same as the first day')}
          options={[
            { value: 'last', label: text('The last day') },
            ...monthDays.map(value => ({ value, label: value })),
          ]}
        />
      )}
      {(unit === 'month' || unit === 'year') && (
        <ChoiceField
          {...inField('weekend')}
          label={text('If it falls on a weekend')}
          options={[
            { value: 'keep', label: text('Keep the date') },
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
          { value: 'until', label: text('On a date') },
          { value: 'count', label: text('After a set number of times') },
        ]}
      />
      {ends === 'until' && (
        <Field label={text('Last day')} {...field('until')}>
          <input type="date" defaultValue={fields.until} min={fields.anchor_date} max="9999-12-31" required />
        </Field>
      )}
      {ends === 'count' && (
        <Field label={text('How many times')} {...field('count')}>
          <input type="number" inputMode="numeric" defaultValue={fields.count} min={1} max={500} required />
        </Field>
      )}
      <ChoiceField
        {...inField('is_automatic')}
        label={text('On the due date')}
        options={[
          { value: 'true', label: text('Record automatically') },
          { value: 'false', label: text('Ask me first') },
        ]}
      />
      <Field
        label={text('Reminder (days before)')}
        {...field('remind_days')}
        hint={text('Sent by email if reminders are on in Settings. Leave empty for no reminder.')}
      >
        <input
          type="number"
          inputMode="numeric"
          defaultValue={fields.remind_days}
          // An automatic entry is recorded at the start of its day, so a reminder on the same day
          // would be too late.
          min={fields.is_automatic === 'true' ? 1 : 0}
          max={30}
        />
      </Field>
    </>
  )
}
