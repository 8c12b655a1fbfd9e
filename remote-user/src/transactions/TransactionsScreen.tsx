import type { TransferRow } from '@pundi/contract'
import { ExportNotice } from '@pundi/kit/area'
import { useExport, useScreenOpen, usePromise } from '@pundi/kit/list'
import { Button, PageHeader } from '@pundi/kit/ui'
import { Download, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { useUserArea } from '../user-area'
import { FormAway } from '../FormAway'
import { ChangeDialog } from './change/ChangeDialog'
import { ChangeNotice } from './change/ChangeNotice'
import { Results } from './Results'
import { exportTransactions, type TransactionsData } from './load-transactions'
import { TransactionFilters } from './filter/TransactionFilters'
import css from './TransactionsScreen.module.css'
import { useChange } from './change/use-change'
import { list } from './view'

export function TransactionsScreen() {
  const text = useText()
  const { view, ...loading } = useLoaderData<TransactionsData>()
  const loaded = usePromise(loading.loaded)
  const categories = usePromise(loading.categories)
  const wallets = usePromise(loading.wallets)
  const [transfer, setTransfer] = useState<{ opened: TransferRow; opening: number }>()
  const { openTransaction } = useUserArea()
  const change = useChange()
  const exporting = useExport('transactions.csv')
  useScreenOpen(list)

  return (
    <>
      <PageHeader title={text('Data Transactions')}>
        {loaded?.answer && loaded.answer.data.length > 0 && (
          <Button
            type="button"
            tone="quiet"
            busy={exporting.isBusy ? text('Loading...') : undefined}
            onClick={() => exporting.start(exportTransactions(view))}
          >
            <Download size={20} /> {text('Export CSV')}
          </Button>
        )}
        <Button type="button" className={css.add} onClick={() => openTransaction({ mode: 'add' })}>
          <Plus size={20} /> {text('Tambah Transaction')}
        </Button>
      </PageHeader>
      <ExportNotice exporting={exporting} text={text} />
      <ChangeNotice done={change.done} />
      <TransactionFilters view={view} loaded={loaded} categories={categories} wallets={wallets} />
      <Results
        view={view}
        loaded={loaded}
        categories={categories}
        wallets={wallets}
        done={change.done}
        onAsk={change.ask}
        onTransfer={opened => setTransfer(last => ({ opened, opening: (last?.opening ?? 0) + 1 }))}
      />
      <ChangeDialog change={change} categories={categories ?? null} wallets={wallets} />
      {transfer && (
        <Suspense>
          <TransferDialog
            key={transfer.opening}
            transfer={transfer.opened}
            transfers={[...(loaded?.answer?.data ?? []), ...(loaded?.planned?.data ?? [])].filter(
              record => record.type === 'transfer',
            )}
            wallets={wallets ?? []}
          />
        </Suspense>
      )}
    </>
  )
}

/** Few open one: the code is loaded for who does. */
const TransferDialog = lazy(() =>
  import(/* webpackChunkName: "transfer-dialog" */ './transfers/TransferDialog').then(
    ({ TransferDialog }) => ({ default: TransferDialog }),
    () => ({ default: FormAway }),
  ),
)
