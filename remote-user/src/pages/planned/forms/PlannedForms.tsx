import type { PlannedFormsProps, OpenFormProps } from '../purpose'
import { DayForm } from './DayForm'
import { ScheduleForm } from './ScheduleForm'
import { RemovalDialog } from '../../../shared/save-form/RemovalDialog'
import { useText } from '../catalogue/text'
import type { FieldsOf } from '../change-planned'
import { nameOf } from '../say-entry'

export function PlannedForms(props: PlannedFormsProps) {
  const { purpose } = props.form
  if (!purpose) return null
  switch (purpose.form) {
    case 'schedule':
      return <ScheduleForm key={props.form.opening} {...props} purpose={purpose} />
    case 'day':
      return <DayForm {...props} purpose={purpose} />
    case 'removal':
      return <RemovalQuestion {...props} purpose={purpose} />
  }
}

function RemovalQuestion({ purpose: { schedule }, fetcher, form, categories }: OpenFormProps<'removal'>) {
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
