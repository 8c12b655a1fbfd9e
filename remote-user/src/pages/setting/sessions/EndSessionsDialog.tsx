import { Button, ButtonRow, Dialog } from '@pundi/kit/ui'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../catalogue/text'
import type { EndAnswer, Ending } from './end-sessions'

interface EndSessionsDialogProps {
  ending: Ending
  fetcher: FetcherWithComponents<EndAnswer>
  onCancel: () => void
}

export function EndSessionsDialog({ ending, fetcher, onCancel }: EndSessionsDialogProps) {
  const text = useText()
  const isBusy = fetcher.state !== 'idle'
  const session = ending.what === 'one' ? ending.session : undefined
  const device = session?.device ?? text('Unknown device')
  return (
    <Dialog
      title={session ? text('End the session on {device}?', { device }) : text('End all other sessions?')}
      open={ending.what !== 'nothing'}
      onClose={() => !isBusy && onCancel()}
      closeLabel={text('Close')}
    >
      <p>{text('Anyone using an ended session will need to sign in again.')}</p>
      <fetcher.Form method="post" action="/setting">
        <input type="hidden" name="intent" value="end-sessions" />
        {session && <input type="hidden" name="session_id" value={session.id} />}
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={onCancel}>
            {text('Cancel')}
          </Button>
          <Button tone="danger" busy={isBusy ? text('Loading...') : undefined}>
            {session ? text('End session') : text('End all other sessions')}
          </Button>
        </ButtonRow>
      </fetcher.Form>
    </Dialog>
  )
}
