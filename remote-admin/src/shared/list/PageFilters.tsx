import { ListFilters } from '@pundi/kit/filter'
import type { LoadedList } from '@pundi/kit/list'
import { Field } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { useText, type MessageId } from '../../catalogue/text'
import { sayCount, type ListWords } from './list-words'
import type { AnsweredPage, ListPage } from './use-list-page'

interface PageFiltersProps<Name extends string, Sort extends string> {
  page: ListPage<LoadedList<AnsweredPage>, Name, Sort>
  words: ListWords
  names: Record<Name, MessageId>
  searchFor: MessageId
  kept?: readonly Name[]
  hasSort?: boolean
  format?: (name: Name, value: string) => string | undefined
  children: ReactNode
}

export function PageFilters<Name extends string, Sort extends string>({
  page: { list, view, loaded },
  words,
  names,
  searchFor,
  children,
  ...rest
}: PageFiltersProps<Name, Sort>) {
  const text = useText()
  const filter: Record<string, string | undefined> = view.filter
  const found = loaded?.answer?.meta ?? { total: 0, is_more: false }
  return (
    <ListFilters
      title={text(words.filter)}
      list={list}
      view={view}
      count={sayCount(found, words, text)}
      labelOf={name => text(names[name])}
      text={text}
      {...rest}
    >
      <Field label={text('Search')} name="search" error={loaded?.errors['search']}>
        <input
          type="search"
          enterKeyHint="search"
          maxLength={100}
          autoComplete="off"
          defaultValue={filter['search']}
          placeholder={text(searchFor)}
        />
      </Field>
      {children}
    </ListFilters>
  )
}
