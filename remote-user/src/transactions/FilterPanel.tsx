import type { Category } from '@pundi/shared/contract'
import { Button, ButtonRow, Sheet } from '@pundi/shared/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { countWords } from './count-words'
import { FilterFields } from './FilterFields'
import css from './FilterPanel.module.css'
import type { Loaded } from './load-transactions'
import { useFilterKey } from './use-filter-form'
import { addressOf, type View } from './view'

interface FilterPanelProps {
  view: View
  loaded: Loaded | undefined
  categories: Category[] | null | undefined
}

/** "Filter Transactions": a panel, and on phones a sheet. */
export function FilterPanel({ view, loaded, categories }: FilterPanelProps) {
  const text = useText()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [key, setSays] = useFilterKey(view)
  const active = Object.keys(view.filter).length
  const title = text('Filter Transactions')
  const reset = () => void navigate(addressOf({ filter: {}, sort: view.sort }), { preventScrollReset: true })

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
        <FilterFields key={key} view={view} loaded={loaded} categories={categories} onApply={setSays} />
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={reset}>
            {text('Reset Filters')}
          </Button>
          <Button type="button" className={css.show} onClick={() => setOpen(false)}>
            {text('Show {count}', { count: countWords(loaded?.list?.meta.total ?? 0, text) })}
          </Button>
        </ButtonRow>
      </div>
    </Sheet>
  )
}
