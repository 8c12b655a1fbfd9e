import { usePendingView, type ListDescription, type ListView } from '@pundi/kit/list'
import { Button, ButtonRow, Sheet } from '@pundi/kit/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import css from './FilterPanel.module.css'
import { useApplyFilter, useFilterKey } from './use-filter-form'

export type PanelMessage = 'Apply' | 'Close' | 'Reset Filters' | 'Show {count}'

export interface FilterPanelProps<Name extends string, Sort extends string> {
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
  /** The messages of the area that the list stands in. */
  text: (message: PanelMessage, values?: Record<string, string>) => string
  /** A `Field` for each filter, by its name. */
  children: ReactNode
}

/**
 * The filters of a list whose state is in its address: a panel, and on phones a sheet. They apply while somebody types
 * or chooses.
 */
export function FilterPanel<Name extends string, Sort extends string>(props: FilterPanelProps<Name, Sort>) {
  const { title, list, view, count, text } = props
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [key, setApplied] = useFilterKey(list, view)
  const active = Object.keys(view.filter).length
  const reset = () =>
    void navigate(list.addressOf({ filter: {}, sort: view.sort }), { preventScrollReset: true })

  return (
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
}: FilterPanelProps<Name, Sort> & { onApply: (address: string) => void }) {
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
