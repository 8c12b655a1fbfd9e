import { today } from '@pundi/kit/format'
import { usePromise } from '@pundi/kit/list'
import { Button, PageHeader } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { useFetcher, useLoaderData } from 'react-router-dom'
import { useLastLoadedData } from '../../shared/save-form/use-last-loaded-data'
import { useOpenForm } from '../../shared/save-form/use-open-form'
import { TryAgain } from '../../shared/retry/TryAgain'
import { useText } from './catalogue/text'
import type { PlannedChanged, Sent } from './change-planned'
import { Days } from './days/Days'
import { PlannedForms } from './forms/PlannedForms'
import type { PlannedData } from './load-planned'
import { changesOf } from './purpose'
import css from './Planned.module.css'
import { PlannedNotice } from './PlannedNotice'
import { Proposals } from './Proposals'
import { ScheduleList } from './ScheduleList'

export function PlannedScreen() {
  const text = useText()
  const fetcher = useFetcher<PlannedChanged>()
  const form = useOpenForm(fetcher.data, changesOf)
  const loaded = useLoaderData<PlannedData>()
  const { schedules, days, proposals, categories, wallets } = useLastLoadedData(
    loaded,
    form.purpose !== undefined,
  )
  const named = { categories, wallets }
  const isBusy = fetcher.state !== 'idle'
  const act = (fields: Sent) => {
    if (!isBusy) void fetcher.submit(fields, { method: 'post', action: '/planned' })
  }
  const proposed = usePromise(proposals) ?? []
  const add = () => form.open({ form: 'schedule' })

  return (
    <>
      <PageHeader title={text('Recurring')}>
        {schedules && schedules.length > 0 && (
          <Button type="button" onClick={add}>
            <Plus size={20} /> {text('New recurring transaction')}
          </Button>
        )}
      </PageHeader>
      <div className={css.page}>
        {!schedules ? (
          <TryAgain message={text('We couldn’t load your recurring transactions.')} />
        ) : (
          <>
            {schedules.length > 0 &&
              (days ? (
                <Days
                  days={days}
                  day={today()}
                  schedules={schedules}
                  act={act}
                  onOpen={form.open}
                  {...named}
                />
              ) : (
                <TryAgain message={text('We couldn’t load upcoming transactions.')} />
              ))}
            <Proposals proposals={proposed} act={act} onOpen={form.open} categories={named.categories} />
            <ScheduleList schedules={schedules} onAdd={add} onOpen={form.open} {...named} />
          </>
        )}
      </div>
      <PlannedForms fetcher={fetcher} form={form} schedules={schedules ?? []} {...named} />
      <PlannedNotice fetcher={fetcher} isDayOpen={form.purpose?.form === 'day'} />
    </>
  )
}
