import { listScheduledDays } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { Button, Checkbox } from '@pundi/kit/ui'
import { useState } from 'react'
import { FormDialog } from '../../../shared/save-form/FormDialog'
import { useText } from '../catalogue/text'
import type { FieldsOf } from '../change-planned'
import { warmChanges } from '../load-planned'
import type { OpenFormProps } from '../purpose'
import { nameOf } from '../say-entry'
import type { Fields } from '../read-body'
import { beginFields, hiddenFieldsOf, ruleOf, showsAmount } from './begin-fields'
import { EntryFields, entryNames } from './EntryFields'
import css from './forms.module.css'
import { RuleFields, ruleNames } from './RuleFields'
import { chooseCategory, listStarts, type Start } from './starts'

/** The server records at most this many past dates at once. */
const MOST_PASSED = 500
/**
 * Start of the search for past dates, earlier than any date. The rule's first day would be too
 * late: if that day is a Sunday, the due date may be the Friday before.
 */
const FIRST_DAY = '0001-01-01'

const names = [...entryNames, ...ruleNames]

export function ScheduleForm({
  purpose,
  schedules,
  categories,
  wallets,
  ...form
}: OpenFormProps<'schedule'>) {
  const text = useText()
  const [start, setStart] = useState<Start>()
  const [typed, setTyped] = useState<Fields>({})
  const { schedule, proposal } = purpose
  const chosen = start && { ...start.fields, 'template.category_id': chooseCategory(start, categories) }
  const fields = { ...beginFields(purpose, chosen ?? {}), ...typed }
  const now = schedule && schedules.find(({ id }) => id === schedule.id)
  const opened = schedule && { version: schedule.version }
  const rule = ruleOf(fields)
  // Only a new schedule records past dates. An edit never does.
  const isAsking = !schedule && fields.is_automatic === 'true' && rule
  const passed = isAsking ? listScheduledDays(rule, FIRST_DAY, today(), MOST_PASSED + 1).length : 0
  const name = nameOf(
    {
      description: fields['template.description'] ?? '',
      category_id: Number(fields['template.category_id']),
    },
    categories,
  )
  return (
    <FormDialog
      {...form}
      names={names}
      action="/planned"
      onBegin={warmChanges}
      title={
        schedule
          ? text('Edit {name}', { name: nameOf(schedule.template, categories) })
          : text('New recurring transaction')
      }
      label={text('Save')}
      change={schedule ? 'changeSchedule' : 'addSchedule'}
      sent={
        {
          ...hiddenFieldsOf({ ...purpose, ...(now && { schedule: now }) }),
          ...opened,
          name,
          today: today(),
        } satisfies FieldsOf['addSchedule' | 'changeSchedule']
      }
      onType={setTyped}
      now={
        now && {
          version: now.version,
          differences: {
            record: { kind: 'schedule', now, wallets, categories },
            saved: withoutUnused(beginFields({ schedule: now }, {})),
            typed: withoutUnused(fields),
          },
          onTake: () => form.form.open({ form: 'schedule', schedule: now }),
        }
      }
    >
      {field => (
        <>
          {schedule && (
            <p className={css.soft}>{text('Past transactions stay. The change applies from now on.')}</p>
          )}
          {!schedule && !proposal && (
            <fieldset className={css.starts}>
              <legend>{text('Start with an example')}</legend>
              {listStarts().map(one => (
                <Button
                  key={one.id}
                  type="button"
                  tone="quiet"
                  aria-pressed={one.id === start?.id}
                  onClick={() => {
                    setStart(one)
                    setTyped({})
                  }}
                >
                  {one.name}
                </Button>
              ))}
            </fieldset>
          )}
          <EntryFields
            key={`entry ${start?.id}`}
            {...{ fields, field, categories, wallets }}
            isZakat={start?.id === 'zakat'}
            showsAmount={showsAmount(purpose)}
          />
          <RuleFields key={`rule ${start?.id}`} fields={fields} field={field} />
          {passed > 0 && passed <= MOST_PASSED && (
            <Checkbox
              required
              label={text(
                '{count, plural, =1 {Also record the transaction that’s already due} other {Also record the # transactions that are already due}}',
                { count: passed },
              )}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

/**
 * The form has both an end date (`until`) and a number of times (`count`). Empties each value that
 * the user did not choose as the end.
 */
const withoutUnused = (fields: Fields): Fields => ({
  ...fields,
  until: (fields.ends === 'until' && fields.until) || '',
  count: (fields.ends === 'count' && fields.count) || '',
})
