import { formatMoment } from '@pundi/kit/format'
import { Dialog, Failure, Skeleton } from '@pundi/kit/ui'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { ActivityAmount } from './ActivityAmount'
import type { LogAnswer } from './change-log'
import css from './EntryDialog.module.css'
import { EntryRecord } from './EntryRecord'
import { RestoreForm } from './RestoreForm'
import { StatusBadge } from './StatusBadge'
import type { useOpenEntry } from './use-open-entry'

interface EntryDialogProps {
  fetcher: FetcherWithComponents<LogAnswer>
  entry: ReturnType<typeof useOpenEntry>
}

/** An entry of the log, opened: what it did to which record, and the way to bring that back. */
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
              message={text('Failed to fetch this activity')}
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
