import type { Category } from '@pundi/contract'
import { AlertBox, Button, ButtonRow, Dialog, useSubmitOnce } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import css from './ChangeDialog.module.css'
import { MoveFields } from './MoveFields'
import { RemovedRow } from './RemovedRow'
import { isOneType } from './is-one-type'
import type { useChange } from './use-change'

interface ChangeDialogProps {
  change: ReturnType<typeof useChange>
  /** Null where they could not be had. */
  categories: Category[] | null
}

/** Asks before transactions are deleted, and where they shall go before they are moved. */
export function ChangeDialog({ change, categories }: ChangeDialogProps) {
  const text = useText()
  const { question, fetcher, isBusy, failure, cancel } = change
  // A second DELETE would find nothing, and hide that the first did its work.
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const rows = question.about === 'nothing' ? [] : question.rows
  const count = rows.length
  const isMove = question.about === 'move'
  const words = {
    nothing: { title: '', act: '' },
    remove: { title: text('Apakah Anda yakin ingin menghapus transaksi ini?'), act: text('Delete') },
    'remove-many': {
      title: count === 1 ? text('Delete 1 transaction?') : text('Delete {count} transactions?', { count }),
      act: count === 1 ? text('Delete 1 transaction') : text('Delete {count} transactions', { count }),
    },
    move: {
      title:
        count === 1
          ? text('Change the category of 1 transaction')
          : text('Change the category of {count} transactions', { count }),
      act: count === 1 ? text('Move 1 transaction') : text('Move {count} transactions', { count }),
    },
  }[question.about]

  return (
    <Dialog
      title={words.title}
      open={question.about !== 'nothing'}
      onClose={cancel}
      closeLabel={text('Close')}
    >
      <fetcher.Form className={css.form} method="post" action="/transactions" onSubmit={sendOnce}>
        <input type="hidden" name="change" value={question.about} />
        {rows.map(({ id }) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        {failure !== undefined && <AlertBox type="error">{failure}</AlertBox>}
        {question.about === 'remove' && <RemovedRow transaction={question.rows[0]} />}
        {question.about === 'remove-many' && (
          <p>{text('You can undo that at once, or later from the log.')}</p>
        )}
        {isMove && <MoveFields rows={rows} categories={categories} />}
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={cancel}>
            {text('Cancel')}
          </Button>
          {!(isMove && (!isOneType(rows) || categories === null)) && (
            <Button tone={isMove ? 'primary' : 'danger'} busy={isBusy ? text('Loading...') : undefined}>
              {words.act}
            </Button>
          )}
        </ButtonRow>
      </fetcher.Form>
    </Dialog>
  )
}
