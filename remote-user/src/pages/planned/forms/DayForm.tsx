import { AmountField } from '@pundi/kit/amount'
import { amountStyle, formatDay } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { FormDialog } from '../../../shared/save-form/FormDialog'
import { useText } from '../catalogue/text'
import type { FieldsOf } from '../change-planned'
import { warmChanges } from '../load-planned'
import type { OpenFormProps } from '../purpose'
import { isPlain, type ScheduleField } from '../read-body'
import { nameOf } from '../say-entry'
import { keyOf } from '../shown-templates'
import { beginFields } from './begin-fields'
import css from './forms.module.css'
import { walletNames, WalletFields } from './WalletFields'

const names = [
  ...(['template.amount', 'template.description'] satisfies ScheduleField[]),
  ...walletNames,
  'date' as const,
]

export function DayForm({ purpose: { schedule, day }, categories, wallets, ...form }: OpenFormProps<'day'>) {
  const text = useText()
  const { template } = schedule
  const name = nameOf(template, categories)
  const sent = { id: String(schedule.id), due_on: day.due_on, name }
  return (
    <FormDialog
      {...form}
      names={names}
      action="/planned"
      onBegin={warmChanges}
      title={text('{name} on {day} only', { name, day: formatDay(day.date) })}
      label={text('Record it')}
      change="bookDay"
      sent={{ ...sent, shown: keyOf(schedule) } satisfies FieldsOf['bookDay']}
    >
      {field => (
        <>
          <p className={css.soft}>
            {text('These details are for this date only. You can record the transaction before it’s due.')}
          </p>
          {isPlain(template) && (
            <>
              <AmountField
                {...amountStyle()}
                label={text('Amount')}
                {...field('template.amount')}
                defaultValue={template.amount}
                required
                hasKeys
                submitsRefused
              />
              <Field label={text('Description')} {...field('template.description')}>
                <input
                  defaultValue={template.description}
                  maxLength={500}
                  autoComplete="off"
                  required={template.type !== 'transfer'}
                />
              </Field>
            </>
          )}
          <WalletFields fields={beginFields({ schedule }, {})} {...{ field, wallets }} />
          <Field label={text('Date')} {...field('date')}>
            <input type="date" defaultValue={day.date} max="9999-12-31" required />
          </Field>
        </>
      )}
    </FormDialog>
  )
}
