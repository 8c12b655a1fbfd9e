import { AlertBox, Button, ButtonRow, useSubmitOnce } from '@pundi/kit/ui'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../../../catalogue/text'
import { useRecordText } from '../../../shared/record/catalogue/text'
import type { LogAnswer } from '../change-log'
import css from './EntryDialog.module.css'
import type { Entry } from './load-entry'
import { isWithoutWay } from './wallet-choice'
import { WayRound } from './WayRound'

export interface RestoreFormProps {
  fetcher: FetcherWithComponents<LogAnswer>
  entry: Entry
  failure: { message: string } | undefined
  onClose: () => void
}

export function RestoreForm({ fetcher, entry, failure, onClose }: RestoreFormProps) {
  const text = useText()
  const say = useRecordText()
  const { id, obstacle, choices, elsewhere, refusal } = entry
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const isBlocked =
    obstacle === 'same' ||
    obstacle === 'type' ||
    (obstacle === 'category' && choices?.length === 0) ||
    (elsewhere && isWithoutWay(elsewhere)) ||
    (refusal && !refusal.can_overwrite)
  const overwrites = Boolean(entry.now ?? refusal?.can_overwrite)
  return (
    <fetcher.Form className={css.form} method="post" action="/log-activity" onSubmit={sendOnce}>
      <input type="hidden" name="change" value="restore" />
      <input type="hidden" name="id" value={id} />
      {overwrites && <input type="hidden" name="overwrite" value="true" />}
      <WayRound entry={entry} />
      {refusal && refusal.message !== failure?.message && <p>{refusal.message}</p>}
      {failure && <AlertBox type="error">{failure.message}</AlertBox>}
      <ButtonRow>
        <Button type="button" tone="quiet" onClick={onClose} disabled={isBusy}>
          {text('Close')}
        </Button>
        {!isBlocked && (
          <Button tone={overwrites ? 'danger' : 'primary'} busy={isBusy ? text('Loading...') : undefined}>
            {overwrites ? say('Overwrite and restore') : say('Restore')}
          </Button>
        )}
      </ButtonRow>
    </fetcher.Form>
  )
}
