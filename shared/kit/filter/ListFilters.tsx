import { useAskedView, without, type List, type View } from '@pundi/kit/list'
import { ActiveFilters, FilterPanel, type FilterWord } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { sayValue, type ValueWord } from './format-filter-value'

type ListFilterWord = FilterWord | ValueWord | 'Active filters' | 'Remove the filter {label}' | 'Show {count}'

interface ListFiltersProps<Name extends string, Sort extends string> {
  /** "Filter Transactions". */
  title: string
  list: List<Name, Sort>
  view: View<Name, Sort>
  /** Filters without a field, which the form keeps all the same. */
  kept?: readonly Name[]
  /** The form has a field for the order. */
  hasSort?: boolean
  /** How much was found: "12 transactions". */
  count: string
  /** What each filter is called. */
  names: Record<Name, string>
  /** A value in other words than its own. */
  say?: (name: Name, value: string) => string | undefined
  /** The words of the area that the list stands in. */
  text: (word: ListFilterWord, values?: Record<string, string>) => string
  /** A `Field` for each filter, by its name. */
  children: ReactNode
}

/** The filters of a list, and below them what it is filtered by, each to be taken away. */
export function ListFilters<Name extends string, Sort extends string>({
  title,
  list,
  view,
  kept,
  hasSort,
  count,
  names,
  say,
  text,
  children,
}: ListFiltersProps<Name, Sort>) {
  const { filter } = view
  const asked = useAskedView(list, view)
  return (
    <>
      <FilterPanel
        title={title}
        list={list}
        view={view}
        kept={kept}
        hasSort={hasSort}
        show={text('Show {count}', { count })}
        text={text}
      >
        {children}
      </FilterPanel>
      <ActiveFilters
        label={text('Active filters')}
        filters={list.filterNames.flatMap(name => {
          const value = filter[name]
          if (value === undefined) return []
          const label = `${names[name]}: ${say?.(name, value) ?? sayValue(name, value, text)}`
          return {
            name,
            label,
            removeLabel: text('Remove the filter {label}', { label }),
            href: list.addressOf({ ...asked, filter: without(asked.filter, name) }),
          }
        })}
      />
    </>
  )
}
