import type { AdminMeta } from '@pundi/contract'
import {
  type ListDescription,
  type ListView,
  type LoadedList,
  type OpenedList,
  usePromise,
  useScreenOpen,
} from '@pundi/kit/list'
import { useLoaderData, useNavigation } from 'react-router-dom'
import { ownZone } from '@pundi/kit/format'

export interface AnsweredPage {
  data: readonly { id: number }[]
  meta: AdminMeta
}

export interface ListPage<
  Loaded extends LoadedList<AnsweredPage> = LoadedList<AnsweredPage>,
  Name extends string = string,
  Sort extends string = string,
> {
  list: ListDescription<Name, Sort>
  view: ListView<Name, Sort>
  loaded: Loaded | undefined
  isBusy: boolean
}

export type PageOf<Load> = Load extends (
  view: ListView<infer Name, infer Sort>,
  signal: AbortSignal,
) => Promise<infer Loaded extends LoadedList<AnsweredPage>>
  ? ListPage<Loaded, Name, Sort>
  : never

export function useListPage<Load>(list: ListDescription): PageOf<Load> {
  const { view, loaded } = useLoaderData<OpenedList<LoadedList<AnsweredPage>>>()
  const { state, location } = useNavigation()
  useScreenOpen(list)
  const page: ListPage = {
    list,
    view,
    loaded: usePromise(loaded),
    isBusy: state === 'loading' && location.pathname === list.path,
  }
  return page as PageOf<Load>
}

export function zoneOf({ filter }: Pick<ListView, 'filter'>) {
  const { date_range, from, to }: Record<string, string | undefined> = filter
  return { time_zone: (date_range ?? from ?? to) && ownZone() }
}
