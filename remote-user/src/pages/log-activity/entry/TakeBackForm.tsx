import { AlertBox, Button, ButtonRow, useSubmitOnce } from '@pundi/kit/ui'
import { useText } from '../../../catalogue/text'
import { useText as useLogText } from '../catalogue/text'
import css from './EntryDialog.module.css'
import type { RestoreFormProps } from './RestoreForm'

export function TakeBackForm({ fetcher, entry, failure, onClose }: RestoreFormProps) {
  const text = useText()
  const say = useLogText()
  const { id, obstacle, refusal } = entry
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const isChanged = obstacle === 'changed'
  return (
    <fetcher.Form className={css.form} method="post" action="/log-activity" onSubmit={sendOnce}>
      <input type="hidden" name="change" value="takeBack" />
      <input type="hidden" name="id" value={id} />
      {isChanged && <input type="hidden" name="overwrite" value="true" />}
      {isChanged && <p>{say('This item has since been changed. Undoing deletes the current version.')}</p>}
      {obstacle === 'same' && (
        <p className={css.hint}>{say('Nothing to undo: this item no longer exists.')}</p>
      )}
      {refusal && refusal.message !== failure?.message && <p>{refusal.message}</p>}
      {failure && <AlertBox type="error">{failure.message}</AlertBox>}
      <ButtonRow>
        <Button type="button" tone="quiet" onClick={onClose} disabled={isBusy}>
          {text('Close')}
        </Button>
        {obstacle !== 'same' && !refusal && (
          <Button tone="danger" busy={isBusy ? text('Loading...') : undefined}>
            {text('Undo')}
          </Button>
        )}
      </ButtonRow>
    </fetcher.Form>
  )
}
