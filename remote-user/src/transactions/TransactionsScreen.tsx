import { AlertBox, Button, PageHeader, VisuallyHidden } from '@pundi/shared/ui'
import { Download, Plus } from 'lucide-react'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { useUserArea } from '../user-area'
import { ActiveFilters } from './ActiveFilters'
import { ChangeDialog } from './ChangeDialog'
import { ChangeNotice } from './ChangeNotice'
import { FilterPanel } from './FilterPanel'
import { Results } from './Results'
import type { TransactionsData } from './route'
import { useScreenOpen } from './screen-open'
import css from './TransactionsScreen.module.css'
import { useChange } from './use-change'
import { useExport } from './use-export'
import { useSettled } from './use-settled'

export function TransactionsScreen() {
  const text = useText()
  const { view, ...loading } = useLoaderData<TransactionsData>()
  const loaded = useSettled(loading.loaded)
  const categories = useSettled(loading.categories)
  const { openAddTransaction } = useUserArea()
  const change = useChange()
  const exporting = useExport()
  useScreenOpen()

  return (
    <>
      <PageHeader title={text('Data Transactions')}>
        {loaded?.list && loaded.list.data.length > 0 && (
          <Button
            type="button"
            tone="quiet"
            busy={exporting.isBusy ? text('Loading...') : undefined}
            onClick={() => exporting.start(view)}
          >
            <Download size={20} /> {text('Export CSV')}
          </Button>
        )}
        <Button type="button" className={css.add} onClick={openAddTransaction}>
          <Plus size={20} /> {text('Tambah Transaction')}
        </Button>
      </PageHeader>
      <VisuallyHidden>
        <span role="status">{exporting.isSaved && text('The file is saved.')}</span>
      </VisuallyHidden>
      {exporting.problem !== undefined && (
        <AlertBox type="error" onDismiss={exporting.dismiss} dismissLabel={text('Dismiss')}>
          {exporting.problem}
        </AlertBox>
      )}
      <ChangeNotice outcome={change.outcome} />
      <FilterPanel view={view} loaded={loaded} categories={categories} />
      <ActiveFilters view={view} />
      <Results view={view} loaded={loaded} outcome={change.outcome} onAsk={change.ask} />
      <ChangeDialog change={change} categories={categories ?? null} />
    </>
  )
}
