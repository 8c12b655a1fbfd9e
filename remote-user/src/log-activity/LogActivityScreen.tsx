import { ChangeToast } from '@pundi/kit/area'
import type { Activity } from '@pundi/contract'
import { useQuestion } from '@pundi/kit/list'
import { PageHeader, Skeleton } from '@pundi/kit/ui'
import { Suspense } from 'react'
import { useFetcher, useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { useText as useLogText } from './catalogue/text'
import { ActivityList } from './list/ActivityList'
import type { LogAnswer } from './change-log'
import { EntryDialog } from './entry/EntryDialog'
import { RemoveDialog } from './RemoveDialog'
import type { LogActivityData } from './place'
import { SearchBox } from './SearchBox'
import { useOpenEntry } from './entry/use-open-entry'

export function LogActivityScreen() {
  const text = useText()
  const say = useLogText()
  const { place, activities } = useLoaderData<LogActivityData>()
  const fetcher = useFetcher<LogAnswer>()
  const removal = useQuestion<Activity, LogAnswer>(fetcher.data)
  const entry = useOpenEntry(fetcher.data)

  return (
    <>
      <PageHeader title={text('Log Activity')}>
        <SearchBox searched={place.search} />
      </PageHeader>
      <Suspense fallback={<Skeleton label={text('Loading...')} shape="rows" count={6} />}>
        <ActivityList {...{ place, activities }} onOpen={entry.open} onRemove={removal.ask} />
      </Suspense>
      <RemoveDialog {...{ fetcher, removal }} />
      <EntryDialog {...{ fetcher, entry }} />
      <ChangeToast
        answer={fetcher.data}
        sayDone={({ change }) =>
          change === 'remove' ? say('The activity has been deleted.') : text('It has been restored.')
        }
        text={text}
      />
    </>
  )
}
