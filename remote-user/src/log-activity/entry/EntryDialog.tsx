import { formatMoment } from '@pundi/kit/format'
import { Dialog, Failure, Skeleton } from '@pundi/kit/ui'
import type { FetcherWithComponents } from 'react-router-dom'
import { type MessageId, useText } from '../../catalogue/text'
import { ActivityAmount } from '../list/ActivityAmount'
import type { LogAnswer } from '../change-log'
import css from './EntryDialog.module.css'
import { RestoreForm } from './RestoreForm'
import { StatusBadge } from '../list/StatusBadge'
import type { useOpenEntry } from './use-open-entry'
import type { Entry } from './load-entry'
import { RecordTable } from '../../record/RecordTable'

interface EntryDialogProps {
  fetcher: FetcherWithComponents<LogAnswer>
  entry: ReturnType<typeof useOpenEntry>
}

/** Shows an entry of the log: what it did to which record, and the form that restores the record. */
export function EntryDialog({ fetcher, entry }: EntryDialogProps) {
  const text = useText()
  const { activity, detail, failure, loadAgain, close } = entry
  return (
    <Dialog
      title={activity?.type ?? ''}
      open={activity !== undefined}
      onClose={() => fetcher.state === 'idle' && close()}
      closeLabel={text('Close')}
    >
      {activity && (
        <>
          <p className={css.facts}>
            <time dateTime={activity.date}>{formatMoment(activity.date)}</time>
            <StatusBadge status={activity.status} />
            <ActivityAmount amount={activity.amount} exact />
          </p>
          {detail === 'loading' && <Skeleton label={text('Loading...')} count={4} />}
          {detail === 'failed' && (
            <Failure
              message={text('This activity could not be loaded')}
              action={text('Try again')}
              onTry={loadAgain}
            />
          )}
          {typeof detail === 'object' && (
            <>
              <EntryRecord entry={detail} />
              {detail.can_restore && detail.before && (
                <RestoreForm key={detail.obstacle} {...{ fetcher, failure }} entry={detail} onClose={close} />
              )}
            </>
          )}
        </>
      )}
    </Dialog>
  )
}

/** The record before and after. An added or deleted record has only one of the two. */
function EntryRecord({ entry: { status, before, after } }: { entry: Entry }) {
  const text = useText()
  if (status !== 'Sukses')
    return <p className={css.hint}>{text('This was refused, so nothing was changed.')}</p>
  const sides = [
    { when: 'Before' as MessageId, state: before },
    { when: 'After' as MessageId, state: after },
  ]
  const states = sides.flatMap(({ when, state }) => (state ? [{ when, state }] : []))
  if (states.length === 0)
    return <p className={css.hint}>{text('No transaction or category was changed.')}</p>
  return (
    <>
      {!before && <p className={css.hint}>{text('It was added as follows.')}</p>}
      {!after && <p className={css.hint}>{text('It was deleted. Before that it was as follows.')}</p>}
      <RecordTable label={text('What was changed')} states={states} />
    </>
  )
}
