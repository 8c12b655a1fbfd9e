import { Checkbox } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { FieldsProps } from './use-settings-form'

/** What somebody wants to be told by e-mail, beside what concerns the account itself. */
export function MailFields({ bind }: Pick<FieldsProps, 'bind'>) {
  const text = useText()
  const { value, onChange } = bind('mails_letter')
  return (
    <Checkbox
      name="mails_letter"
      label={text('A letter at the end of each month: three sentences about how it went')}
      checked={value === 'on'}
      onChange={onChange}
    />
  )
}
