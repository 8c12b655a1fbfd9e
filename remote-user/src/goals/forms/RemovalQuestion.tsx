import { formatAmount } from '@pundi/kit/format'
import { AlertBox, Button, ButtonRow, Dialog, useSubmitOnce } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import css from './forms.module.css'
import type { OpenFormProps } from '../open-form'

/** Asks before a goal is deleted. Its money stays where it is. */
export function RemovalQuestion({ purpose: { goal }, fetcher, form }: OpenFormProps<'removal'>) {
  const text = useText()
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const { id, name, saved } = goal
  return (
    <Dialog
      title={text('Delete {name}?', { name })}
      open
      onClose={() => !isBusy && form.close()}
      closeLabel={text('Close')}
    >
      <fetcher.Form className={css.form} method="post" action="/goals" onSubmit={sendOnce}>
        <input type="hidden" name="change" value="removeGoal" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name} />
        <p>
          {Number(saved) > 0
            ? text(
                '{amount} is put aside for it. The money stays where it is, and counts as yours to spend again.',
                {
                  amount: formatAmount(saved, { decimals: 'needed' }),
                },
              )
            : text('Nothing is put aside for it.')}{' '}
          {text('You can undo this right away, or later from the activity log.')}
        </p>
        {form.refused && <AlertBox type="error">{form.refused.message}</AlertBox>}
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={form.close} disabled={isBusy}>
            {text('Cancel')}
          </Button>
          <Button tone="danger" busy={isBusy ? text('Loading...') : undefined}>
            {text('Delete')}
          </Button>
        </ButtonRow>
      </fetcher.Form>
    </Dialog>
  )
}
