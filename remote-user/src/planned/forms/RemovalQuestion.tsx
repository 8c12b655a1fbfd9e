import { AlertBox, Button, ButtonRow, Dialog, useSubmitOnce } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { OpenFormProps } from '../open-form'
import { nameOf } from '../say-entry'
import css from './forms.module.css'

/** Asks before what repeats is deleted. What it booked stays. */
export function RemovalQuestion({
  purpose: { schedule },
  fetcher,
  form,
  categories,
}: OpenFormProps<'removal'>) {
  const text = useText()
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const name = nameOf(schedule.template, categories)
  return (
    <Dialog
      title={text('Delete {name}?', { name })}
      open
      onClose={() => !isBusy && form.close()}
      closeLabel={text('Close')}
    >
      <fetcher.Form className={css.form} method="post" action="/planned" onSubmit={sendOnce}>
        <input type="hidden" name="change" value="removeSchedule" />
        <input type="hidden" name="id" value={schedule.id} />
        <input type="hidden" name="name" value={name} />
        <p>
          {text('What it recorded stays; nothing more is recorded.')}{' '}
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
