import { formatAmount } from '@pundi/kit/format'
import { RemovalDialog } from '../../../shared/save-form/RemovalDialog'
import { useText } from '../catalogue/text'
import type { FieldsOf } from '../change-goals'
import type { OpenFormProps } from '../purpose'

/** Asks before a goal is deleted. The goal's money stays in the wallet. */
export function RemovalQuestion({ purpose: { goal }, fetcher, form }: OpenFormProps<'removal'>) {
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
