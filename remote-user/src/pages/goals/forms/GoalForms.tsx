import type { GoalFormsProps } from '../purpose'
import { GoalForm } from './GoalForm'
import { MoveForm } from './MoveForm'
import { RemovalQuestion } from './RemovalQuestion'

export function GoalForms(props: GoalFormsProps) {
  const { purpose } = props.form
  if (!purpose) return null
  switch (purpose.form) {
    case 'goal':
      return <GoalForm key={props.form.opening} {...props} purpose={purpose} />
    case 'removal':
      return <RemovalQuestion {...props} purpose={purpose} />
    default:
      return <MoveForm {...props} purpose={purpose} />
  }
}
