import { AmountField } from '@pundi/kit/amount'
import { amountStyle, formatDay } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { FormDialog } from '../../../shared/save-form/FormDialog'
import { useText } from '../catalogue/text'
import { warmChanges } from '../load-planned'
import type { OpenFormProps } from '../purpose'
import { isPlain } from '../read-body'
import { nameOf } from '../say-entry'
import { beginFields } from './begin-fields'
import css from './forms.module.css'
import { WalletFields } from './WalletFields'

export function DayForm({ purpose: { schedule, day }, categories, wallets, ...form }: OpenFormProps<'day'>) {
  const text = useText()
  const { template } = schedule
  const name = nameOf(template, categories)
  const sent = { id: String(schedule.id), due_on: day.due_on, name }
  return (
    <FormDialog
      {...form}
      action="/planned"
      onBegin={warmChanges}
      title={text('Only {name} on {day}', { name, day: formatDay(day.date) })}
      label={text('Record it')}
      change="bookDay"
      sent={{ ...sent, kept: JSON.stringify(template) }}
    >
      {errors => (
        <>
          <p className={css.soft}>
            {text('Recorded with these values, even before its date. Other dates don’t change.')}
          </p>
          {isPlain(template) && (
            <>
              <AmountField
                {...amountStyle()}
                label={text('Amount')}
                name="template.amount"
                defaultValue={template.amount}
                error={errors['template.amount']}
                required
                hasKeys
                submitsRefused
              />
              <Field
                label={text('Description')}
                name="template.description"
                error={errors['template.description']}
              >
                <input
                  defaultValue={template.description}
                  maxLength={500}
                  autoComplete="off"
                  required={template.type !== 'transfer'}
                />
              </Field>
            </>
          )}
          <WalletFields fields={beginFields({ schedule }, {})} {...{ errors, wallets }} />
          <Field label={text('Date')} name="date" error={errors['date']}>
            <input type="date" defaultValue={day.date} max="9999-12-31" required />
          </Field>
        </>
      )}
    </FormDialog>
  )
}
