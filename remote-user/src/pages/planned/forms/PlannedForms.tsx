import type { PlannedFormsProps } from '../purpose'
import { DayForm } from './DayForm'
import { RemovalQuestion } from './RemovalQuestion'
import { ScheduleForm } from './ScheduleForm'

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
