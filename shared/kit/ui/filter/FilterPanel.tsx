import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFilterKey, type List, type View } from '../../list'
import { Button } from '../button/Button'
import { ButtonRow } from '../button/ButtonRow'
import { FilterForm } from './FilterForm'
import css from '../../filter/ListFilters.module.css'
import { Sheet } from '../dialog/Sheet'

export type FilterWord = 'Apply' | 'Close' | 'Reset Filters'

interface FilterPanelProps {
  /** "Filter Transactions". */
  title: string
  list: List
  view: View
  /** Filters without a field in the form, which it keeps all the same. */
  kept?: readonly string[] | undefined
  /** The form has a field for the order. */
  hasSort?: boolean | undefined
  /** On phones, closes the sheet to see what was found: "Show 12 transactions". */
  show: string
  text: (word: FilterWord) => string
  /** A `Field` for each filter, by its name. */
  children: ReactNode
}

/**
 * The filters of a list whose address says what it shows: a panel, and on phones a sheet. They apply while somebody
 * types or chooses.
 */
export function FilterPanel({ title, list, view, kept, hasSort, show, text, children }: FilterPanelProps) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [key, setSays] = useFilterKey(list, view)
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
        <FilterForm
          key={key}
          label={title}
          list={list}
          view={view}
          kept={kept}
          hasSort={hasSort}
          applyLabel={text('Apply')}
          onApply={setSays}
        >
          {children}
        </FilterForm>
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={reset}>
            {text('Reset Filters')}
          </Button>
          <Button type="button" className={css.show} onClick={() => setOpen(false)}>
            {show}
          </Button>
        </ButtonRow>
      </div>
    </Sheet>
  )
}
