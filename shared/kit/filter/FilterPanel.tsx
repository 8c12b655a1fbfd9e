import { usePendingView, type ListDescription, type ListView } from '@pundi/kit/list'
import { Button, ButtonRow, Sheet } from '@pundi/kit/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import css from './FilterPanel.module.css'
import { useApplyFilter, useFilterKey } from './use-filter-form'

export type PanelMessage = 'Apply' | 'Close' | 'Reset Filters' | 'Show {count}'

export interface FilterPanelProps<Name extends string, Sort extends string> {
  title: string
  list: ListDescription<Name, Sort>
  view: ListView<Name, Sort>
  kept?: readonly Name[]
  hasSort?: boolean
  count: string
  text: (message: PanelMessage, values?: Record<string, string>) => string
  children: ReactNode
}

/** Filters that apply while the user types or selects. On phones they open in a sheet. */
export function FilterPanel<Name extends string, Sort extends string>(props: FilterPanelProps<Name, Sort>) {
  const { title, list, view, hasSort, count, text } = props
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [key, setApplied] = useFilterKey(list, view, hasSort)
  const active = Object.keys(view.filter).length
  const reset = () =>
    void navigate(list.addressOf({ filter: {}, sort: view.sort }), { preventScrollReset: true })

  return (
    <Sheet
      title={title}
      opener={
        <>
          <SlidersHorizontal size={20} /> <span>{active > 0 ? `${title} (${active})` : title}</span>
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

/**
 * A native GET form, so that filters also work without scripts. With scripts, the same address
 * opens without a new document.
 */
function FilterForm<Name extends string, Sort extends string>({
  title,
  list,
  view,
  kept = [],
  hasSort,
  text,
  onApply,
  children,
}: FilterPanelProps<Name, Sort> & { onApply: (fields: Pick<ListView, 'filter' | 'sort'>) => void }) {
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
