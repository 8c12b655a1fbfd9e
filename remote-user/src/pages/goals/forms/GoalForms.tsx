import { formatAmount } from '@pundi/kit/format'
import type { GoalFormsProps, OpenFormProps } from '../purpose'
import { GoalForm } from './GoalForm'
import { MoveForm } from './MoveForm'
import { RemovalDialog } from '../../../shared/save-form/RemovalDialog'
import { useText } from '../catalogue/text'
import type { FieldsOf } from '../change-goals'

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

/** Asks before a goal is deleted. The goal's money stays in the wallet. */
function RemovalQuestion({ purpose: { goal }, fetcher, form }: OpenFormProps<'removal'>) {
  const text = useText()
  const { id, name, saved } = goal
  return (
    <RemovalDialog
      {...{ fetcher, form }}
      title={text('Delete {name}?', { name })}
      action="/goals"
      change="removeGoal"
      sent={{ id: String(id), name } satisfies FieldsOf['removeGoal']}
    >
      {Number(saved) > 0
        ? text(
            'You’ve set aside {amount} for this goal. If you delete the goal, you can spend that money again.',
            { amount: formatAmount(saved, { decimals: 'needed' }) },
          )
        : text('Nothing is set aside for this goal yet.')}{' '}
      {text('You can undo this right away, or later from the activity log.')}
    </RemovalDialog>
  )
}
