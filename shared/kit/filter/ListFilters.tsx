import { usePendingView, without, type ListDescription, type ListView } from '@pundi/kit/list'
import { Button, ButtonRow, Chip, Sheet } from '@pundi/kit/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatFilterValue, type FilterValueMessage } from './format-filter-value'
import css from './ListFilters.module.css'
import { useApplyFilter, useFilterKey } from './use-filter-form'

type FilterMessage =
  | FilterValueMessage
  | 'Active filters'
  | 'Apply'
  | 'Close'
  | 'Remove the filter {label}'
  | 'Reset Filters'
  | 'Show {count}'

interface ListFiltersProps<Name extends string, Sort extends string> {
  /** "Filter Transactions". */
  title: string
  list: ListDescription<Name, Sort>
  view: ListView<Name, Sort>
  /** Filters without a field, which the form keeps. */
  kept?: readonly Name[]
  /** The form has a field for the order. */
  hasSort?: boolean
  /** The number of results: "12 transactions". */
  count: string
  /** The label of each filter. */
  names: Record<Name, string>
  /** Formats a value that is shown otherwise than it is written. */
  format?: (name: Name, value: string) => string | undefined
  /** The messages of the area that the list stands in. */
  text: (message: FilterMessage, values?: Record<string, string>) => string
  /** A `Field` for each filter, by its name. */
  children: ReactNode
}

/**
 * The filters of a list whose state is in its address: a panel, and on phones a sheet. They apply while somebody types
 * or chooses. Chips below show the active filters, each with a button to remove it.
 */
export function ListFilters<Name extends string, Sort extends string>(props: ListFiltersProps<Name, Sort>) {
  const { title, list, view, count, text } = props
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [key, setApplied] = useFilterKey(list, view)
  const active = Object.keys(view.filter).length
  const reset = () =>
    void navigate(list.addressOf({ filter: {}, sort: view.sort }), { preventScrollReset: true })

  return (
    <>
      <Sheet
        title={title}
        opener={
          <>
            <SlidersHorizontal size={20} /> {active > 0 ? `${title} (${active})` : title}
          </>
        }
        open={isOpen}
        onToggle={setOpen}
        closeLabel={text('Close')}
      >
        <div className={css.panel}>
          <h2 className={css.title}>{title}</h2>
          <FilterForm key={key} {...props} onApply={setApplied} />
          <ButtonRow>
            <Button type="button" tone="quiet" onClick={reset}>
              {text('Reset Filters')}
            </Button>
            <Button type="button" className={css.show} onClick={() => setOpen(false)}>
              {text('Show {count}', { count })}
            </Button>
          </ButtonRow>
        </div>
      </Sheet>
      <ActiveFilters {...props} />
    </>
  )
}

/** Applies while somebody types or chooses; without scripts the form would ask for the same address. */
function FilterForm<Name extends string, Sort extends string>({
  title,
  list,
  view,
  kept = [],
  hasSort,
  text,
  onApply,
  children,
}: ListFiltersProps<Name, Sort> & { onApply: (address: string) => void }) {
  const { change, submit } = useApplyFilter(list, view, onApply)
  const { filter, sort } = usePendingView(list, view)
  return (
    <form
      className={css.fields}
      method="get"
      action={list.path}
      role="search"
      aria-label={title}
      onChange={event => change(event.currentTarget, event.target)}
      onSubmit={event => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      {children}
      {kept.map(
        name => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} readOnly />,
      )}
      {!hasSort && list.addressOf({ filter: {}, sort }) !== list.path && (
        <input type="hidden" name="sort" value={sort} readOnly />
      )}
      <Button className={css.apply} tone="quiet">
        {text('Apply')}
      </Button>
    </form>
  )
}

/** The active filters as chips; nothing where there is none. */
function ActiveFilters<Name extends string, Sort extends string>({
  list,
  view,
  names,
  format,
  text,
}: ListFiltersProps<Name, Sort>) {
  const pending = usePendingView(list, view)
  const active = list.filterNames.flatMap(name => {
    const value = view.filter[name]
    return value === undefined ? [] : [{ name, value }]
  })
  if (active.length === 0) return null
  return (
    <ul className={css.chips} aria-label={text('Active filters')}>
      {active.map(({ name, value }) => {
        const label = `${names[name]}: ${format?.(name, value) ?? formatFilterValue(name, value, text)}`
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
