import { ChangeToast } from '@pundi/kit/form'
import type { Activity } from '@pundi/contract'
import { usePromise, useQuestion, useScreenOpen } from '@pundi/kit/list'
import { PageHeader, Skeleton } from '@pundi/kit/ui'
import { useFetcher, useLoaderData } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { useText as useLogText } from './catalogue/text'
import { ActivityList } from './list/ActivityList'
import type { LogAnswer } from './change-log'
import { EntryDialog } from './entry/EntryDialog'
import { RemoveDialog } from './RemoveDialog'
import { type LogActivityData, screen } from './view'
import { SearchBox } from './SearchBox'
import { useOpenEntry } from './entry/use-open-entry'

export function LogActivityScreen() {
  const text = useText()
  const say = useLogText()
  const { view, activities } = useLoaderData<LogActivityData>()
  const answer = usePromise(activities)
  useScreenOpen(screen)
  const fetcher = useFetcher<LogAnswer>()
  const removal = useQuestion<Activity, LogAnswer>(fetcher.data)
  const entry = useOpenEntry(fetcher.data)

  const sayDone = {
    remove: () => say('The activity has been deleted.'),
    restore: () => text('Item restored.'),
    takeBack: () => say('Change undone.'),
  }

  return (
    <>
      <PageHeader title={text('Log Activity')}>
        <SearchBox searched={view.search} />
      </PageHeader>
      {answer === undefined ? (
        <Skeleton label={text('Loading...')} shape="rows" count={6} />
      ) : (
        <ActivityList view={view} answer={answer} onOpen={entry.open} onRemove={removal.ask} />
      )}
      <RemoveDialog {...{ fetcher, removal }} />
      <EntryDialog {...{ fetcher, entry }} />
      <ChangeToast answer={fetcher.data} sayDone={({ change }) => sayDone[change]()} text={text} />
    </>
  )
}
