import type { AdminUser } from '@pundi/contract'
import { languageOf } from '@pundi/kit/format'
import type { useQuestion } from '@pundi/kit/list'
import { AlertBox, Button, ButtonRow, Dialog, useSubmitOnce } from '@pundi/kit/ui'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import css from './ChangeDialog.module.css'
import { changes, type Change } from './changes'
import type { UserAnswer } from './make-change'

export interface Asked {
  user: AdminUser
  change: Change
}

interface ChangeDialogProps {
  fetcher: FetcherWithComponents<UserAnswer>
  question: ReturnType<typeof useQuestion<Asked, UserAnswer>>
}

export function ChangeDialog({ fetcher, question: { about, failure, cancel } }: ChangeDialogProps) {
  const text = useText()
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const words = about && changes[about.change]
  const isDanger = about?.change === 'deactivate' || about?.change === 'demote'
  return (
    <Dialog
      title={words ? text(words.question) : ''}
      open={about !== undefined}
      onClose={() => !isBusy && cancel()}
      closeLabel={text('Close')}
    >
      {about && words && (
        <fetcher.Form className={css.form} method="post" action="/admin/users" onSubmit={sendOnce}>
          <input type="hidden" name="change" value={about.change} />
          <input type="hidden" name="id" value={about.user.id} />
          <p className={css.user}>
            <strong>{about.user.name}</strong>
            <span>{about.user.email}</span>
          </p>
          <p>{text(words.meaning)}</p>
          {failure && (
            <AlertBox type="error">
              {text(words.failed)} {failure.reason}
            </AlertBox>
          )}
          <ButtonRow>
            <Button type="button" tone="quiet" onClick={cancel} disabled={isBusy}>
              {text('Cancel')}
            </Button>
            <Button
              tone={isDanger ? 'danger' : 'primary'}
              lang={languageOf(text(words.act))}
              busy={isBusy ? text('Loading...') : undefined}
            >
              {text(words.act)}
            </Button>
          </ButtonRow>
        </fetcher.Form>
      )}
    </Dialog>
  )
}
