import { Checkbox } from '@pundi/kit/ui'
import { type MessageId, useText } from '../catalogue/text'
import type { FieldsProps } from './use-settings-form'

const offered = {
  mails_letter: 'A monthly summary by email: three sentences about your month',
  mails_budgets: 'Alerts at 80% and 100% of a budget',
  mails_reminders: 'Reminders before recurring transactions are due',
} as const satisfies Record<string, MessageId>

const names = Object.keys(offered) as (keyof typeof offered)[]

export function MailFields({ bind }: Pick<FieldsProps, 'bind'>) {
  const text = useText()
  return names.map(name => {
    const { value, onChange } = bind(name)
    return (
      <Checkbox
        key={name}
        name={name}
        label={text(offered[name])}
        checked={value === 'on'}
        onChange={onChange}
      />
    )
  })
}
