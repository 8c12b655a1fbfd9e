import { RemovalDialog } from '../../change-form/RemovalDialog'
import { useText } from '../catalogue/text'
import type { OpenFormProps } from '../open-form'
import { nameOf } from '../say-entry'

/** Asks before what repeats is deleted. What it booked stays. */
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
      sent={{ id: String(schedule.id), name }}
    >
      {text('What it recorded stays; nothing more is recorded.')}{' '}
      {text('You can undo this right away, or later from the activity log.')}
    </RemovalDialog>
  )
}
