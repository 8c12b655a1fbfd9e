import { RemovalDialog } from '../../../shared/save-form/RemovalDialog'
import { useText } from '../catalogue/text'
import type { FieldsOf } from '../change-planned'
import type { OpenFormProps } from '../purpose'
import { nameOf } from '../say-entry'

export function RemovalQuestion({
  purpose: { schedule },
  fetcher,
  form,
  categories,
}: OpenFormProps<'removal'>) {
  const text = useText()
  const name = nameOf(schedule.template, categories)
  return (
    <RemovalDialog
      {...{ fetcher, form }}
      title={text('Delete {name}?', { name })}
      action="/planned"
      change="removeSchedule"
      sent={{ id: String(schedule.id), name } satisfies FieldsOf['removeSchedule']}
    >
      {text('Past transactions stay. No new ones will be recorded.')}{' '}
      {text('You can undo this right away, or later from the activity log.')}
    </RemovalDialog>
  )
}
