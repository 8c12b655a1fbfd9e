import type { TransferRow } from '@pundi/contract'
import { FilterChips } from '@pundi/kit/filter'
import { useExport, useScreenOpen, usePromise } from '@pundi/kit/list'
import { Button, PageHeader, Skeleton } from '@pundi/kit/ui'
import { Download, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { useUserArea } from '../user-area'
import { FormAway } from '../FormAway'
import { latePart } from '../late-part'
import { PartAway } from '../PartAway'
import { Results } from './Results'
import { loadMore } from './load-more'
import { exportTransactions, type TransactionsData } from './load-transactions'
import css from './TransactionsScreen.module.css'
import { useChange } from './change/use-change'
import { list, ruleOf } from './view'

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
        {/* There from the first on, so that nothing moves. */}
        {(!loaded || Boolean(loaded.answer?.data.length)) && (
          <Button
            type="button"
            tone="quiet"
            disabled={!loaded}
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
      <Suspense>
        <ExportNotice exporting={exporting} text={text} />
        <ChangeNotice done={change.done} />
      </Suspense>
      <div className={css.filters}>
        <Suspense fallback={<FiltersPlace />}>
          {loaded ? (
            <TransactionFilters view={view} loaded={loaded} categories={categories} wallets={wallets} />
          ) : (
            <FiltersPlace />
          )}
        </Suspense>
      </div>
      <FilterChips
        list={list}
        view={view}
        labelOf={name => text(ruleOf(name).label)}
        format={(name, value) => ruleOf(name).say?.(value, { categories, wallets }, text)}
        text={text}
      />
      <Results
        view={view}
        loaded={loaded}
        categories={categories}
        wallets={wallets}
        done={change.done}
        onAsk={change.ask}
        onTransfer={opened => setTransfer(last => ({ opened, opening: (last?.opening ?? 0) + 1 }))}
      />
      <Suspense>
        <ChangeDialog change={change} categories={categories ?? null} wallets={wallets} />
      </Suspense>
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

/** As high as the filters that come there, so that the rows below do not move. */
function FiltersPlace() {
  const text = useText()
  return (
    <div className={css.place}>
      <Skeleton label={text('Loading...')} />
    </div>
  )
}

const TransactionFilters = latePart(loadMore, more => more.TransactionFilters, PartAway)

const ExportNotice = latePart(
  loadMore,
  more => more.ExportNotice,
  () => null,
)

const ChangeNotice = latePart(
  loadMore,
  more => more.ChangeNotice,
  () => null,
)

const ChangeDialog = latePart(
  loadMore,
  more => more.ChangeDialog,
  ({ change }) => change.question.about !== 'nothing' && <FormAway />,
)

/** Few open one: the code is loaded for who does. */
const TransferDialog = latePart(
  () => import(/* webpackChunkName: "transfer-dialog" */ './transfers/TransferDialog'),
  code => code.TransferDialog,
  FormAway,
)
