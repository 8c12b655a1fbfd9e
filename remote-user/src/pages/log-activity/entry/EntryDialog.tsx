import { formatMoment } from '@pundi/kit/format'
import { Dialog, Failure, Skeleton } from '@pundi/kit/ui'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../../../catalogue/text'
import { useText as useLogText } from '../catalogue/text'
import { ActivityAmount } from '../list/ActivityAmount'
import type { LogAnswer } from '../change-log'
import { EntryDetail } from './EntryDetail'
import css from './EntryDialog.module.css'
import { StatusBadge } from '../list/StatusBadge'
import type { useOpenEntry } from './use-open-entry'

interface EntryDialogProps {
  fetcher: FetcherWithComponents<LogAnswer>
  entry: ReturnType<typeof useOpenEntry>
}

export function EntryDialog({ fetcher, entry }: EntryDialogProps) {
  const text = useText()
  const say = useLogText()
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
              message={say('We couldn’t load this activity')}
              action={text('Try again')}
              onTry={loadAgain}
            />
          )}
          {typeof detail === 'object' && (
            <EntryDetail entry={detail} fetcher={fetcher} failure={failure} onClose={close} />
          )}
        </>
      )}
    </Dialog>
  )
}
