import type { Activity } from '@pundi/contract'
import { formatMoment } from '@pundi/kit/format'
import type { useQuestion } from '@pundi/kit/list'
import { AlertBox, Button, ButtonRow, Dialog, useSubmitOnce } from '@pundi/kit/ui'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { useText as useLogText } from './catalogue/text'
import type { LogAnswer } from './change-log'
import css from './entry/EntryDialog.module.css'

interface RemoveDialogProps {
  fetcher: FetcherWithComponents<LogAnswer>
  removal: ReturnType<typeof useQuestion<Activity, LogAnswer>>
}

export function RemoveDialog({ fetcher, removal: { about, failure, cancel } }: RemoveDialogProps) {
  const text = useText()
  const say = useLogText()
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  return (
    <Dialog
      title={say('Are you sure you want to delete this activity?')}
      open={about !== undefined}
      onClose={() => !isBusy && cancel()}
      closeLabel={text('Close')}
    >
      {about && (
        <fetcher.Form className={css.form} method="post" action="/log-activity" onSubmit={sendOnce}>
          <input type="hidden" name="change" value="remove" />
          <input type="hidden" name="id" value={about.id} />
          <p>
            <strong>{about.type}</strong>, {formatMoment(about.date)}
          </p>
          <p>
            {say(
              'This deletes only the log entry. The item stays, but you can’t restore it from here any more.',
            )}
          </p>
          {failure && <AlertBox type="error">{failure.message}</AlertBox>}
          <ButtonRow>
            <Button type="button" tone="quiet" onClick={cancel} disabled={isBusy}>
              {text('Cancel')}
            </Button>
            <Button tone="danger" busy={isBusy ? text('Loading...') : undefined}>
              {text('Delete')}
            </Button>
          </ButtonRow>
        </fetcher.Form>
      )}
    </Dialog>
  )
}
