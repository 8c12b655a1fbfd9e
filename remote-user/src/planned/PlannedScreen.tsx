import { today } from '@pundi/kit/format'
import { usePromise } from '@pundi/kit/list'
import { Button, PageHeader } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { useFetcher, useLoaderData } from 'react-router-dom'
import { useKeptData } from '../change-form/use-kept-data'
import { useOpenForm } from '../change-form/use-open-form'
import { TryAgain } from '../TryAgain'
import { useText } from './catalogue/text'
import type { PlannedChanged } from './change-planned'
import { Days } from './days/Days'
import { DrawnForm } from './draw-form'
import type { PlannedData } from './load-planned'
import { changesOf } from './open-form'
import css from './Planned.module.css'
import { PlannedNotice } from './PlannedNotice'
import { Proposals } from './Proposals'
import { ScheduleList } from './ScheduleList'

export function PlannedScreen() {
  const text = useText()
  const fetcher = useFetcher<PlannedChanged>()
  const form = useOpenForm(fetcher.data, changesOf)
  const loaded = useLoaderData<PlannedData>()
  const { schedules, days, proposals, categories, wallets } = useKeptData(loaded, form.purpose !== undefined)
  const named = { categories, wallets }
  const isBusy = fetcher.state !== 'idle'
  const act = (fields: Record<string, string>) => {
    if (!isBusy) void fetcher.submit(fields, { method: 'post', action: '/planned' })
  }
  const proposed = usePromise(proposals) ?? []
  const add = () => form.open({ form: 'schedule' })

  return (
    <>
      <PageHeader title={text('Recurring')}>
        {schedules && schedules.length > 0 && (
          <Button type="button" onClick={add}>
            <Plus size={20} /> {text('New recurring entry')}
          </Button>
        )}
      </PageHeader>
      <div className={css.page}>
        {!schedules ? (
          <TryAgain message={text('What repeats could not be loaded.')} />
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
                <TryAgain message={text('What comes next could not be loaded.')} />
              ))}
            <Proposals proposals={proposed} act={act} onOpen={form.open} categories={named.categories} />
            <ScheduleList schedules={schedules} onAdd={add} onOpen={form.open} {...named} />
          </>
        )}
      </div>
      <DrawnForm fetcher={fetcher} form={form} schedules={schedules ?? []} {...named} />
      <PlannedNotice fetcher={fetcher} isDayOpen={form.purpose?.form === 'day'} />
    </>
  )
}
