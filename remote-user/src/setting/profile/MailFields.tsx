import { Checkbox } from '@pundi/kit/ui'
import { type MessageId, useText } from '../catalogue/text'
import type { FieldsProps } from './use-settings-form'

const offered = {
  mails_letter: 'A letter at the end of each month: three sentences about how it went',
  mails_budgets: 'When 80% and when all of a budget is spent',
  mails_reminders: 'When what repeats is due soon, as many days before as it says',
} as const satisfies Record<string, MessageId>

const names = Object.keys(offered) as (keyof typeof offered)[]

/** What somebody wants to be told by e-mail, beside what concerns the account itself. */
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
