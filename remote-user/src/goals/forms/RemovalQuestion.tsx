import { formatAmount } from '@pundi/kit/format'
import { RemovalDialog } from '../../change-form/RemovalDialog'
import { useText } from '../catalogue/text'
import type { OpenFormProps } from '../open-form'

/** Asks before a goal is deleted. Its money stays where it is. */
export function RemovalQuestion({ purpose: { goal }, fetcher, form }: OpenFormProps<'removal'>) {
  const text = useText()
  const { id, name, saved } = goal
  return (
    <RemovalDialog
      {...{ fetcher, form }}
      title={text('Delete {name}?', { name })}
      action="/goals"
      change="removeGoal"
      sent={{ id: String(id), name }}
    >
      {Number(saved) > 0
        ? text(
            '{amount} is put aside for it. The money stays where it is, and counts as yours to spend again.',
            { amount: formatAmount(saved, { decimals: 'needed' }) },
          )
        : text('Nothing is put aside for it.')}{' '}
      {text('You can undo this right away, or later from the activity log.')}
    </RemovalDialog>
  )
}
