import { usePendingView, without, type ListDescription, type ListView } from '@pundi/kit/list'
import { Chip } from '@pundi/kit/ui'
import css from './FilterChips.module.css'
import { formatFilterValue, type FilterValueMessage } from './format-filter-value'

export type ChipMessage = FilterValueMessage | 'Active filters' | 'Remove the filter {label}'

export interface FilterChipsProps<Name extends string, Sort extends string> {
  list: ListDescription<Name, Sort>
  view: ListView<Name, Sort>
  labelOf: (name: Name) => string
  format?: (name: Name, value: string) => string | undefined
  text: (message: ChipMessage, values?: Record<string, string>) => string
}

export function FilterChips<Name extends string, Sort extends string>({
  list,
  view,
  labelOf,
  format,
  text,
}: FilterChipsProps<Name, Sort>) {
  const pending = usePendingView(list, view)
  const active = list.filterNames.flatMap(name => {
    const value = view.filter[name]
    return value === undefined ? [] : [{ name, value }]
  })
  if (active.length === 0) return null
  return (
    <ul className={css.chips} aria-label={text('Active filters')}>
      {active.map(({ name, value }) => {
        const label = `${labelOf(name)}: ${format?.(name, value) ?? formatFilterValue(name, value, text)}`
        return (
          <li key={name}>
            <Chip
              label={label}
              removeLabel={text('Remove the filter {label}', { label })}
              href={list.addressOf({ ...pending, filter: without(pending.filter, name) })}
            />
          </li>
        )
      })}
    </ul>
  )
}
