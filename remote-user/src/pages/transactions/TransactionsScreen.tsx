import { currentLanguage } from '@pundi/platform/i18n'
import type { TransferRow } from '@pundi/contract'
import { FilterChips } from '@pundi/kit/filter'
import { ExportNotice, useExport, useScreenOpen, usePromise } from '@pundi/kit/list'
import { Button, PageHeader, Skeleton } from '@pundi/kit/ui'
import { Download, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { useUserArea } from '../../shared/booking-draft/user-area'
import { useRecordAddress } from '../../shared/record-address/use-record-address'
import { FormNotLoaded } from '../../shared/retry/FormNotLoaded'
import { withFallback } from '../../shared/retry/with-fallback'
import { Results } from './Results'
import { exportTransactions, type TransactionsData } from './load-transactions'
import css from './TransactionsScreen.module.css'
import { AddressedTransaction } from './details/AddressedTransaction'
import { useChange } from './bulk/use-change'
import { TransactionFilters } from './filter/TransactionFilters'
import { list, ruleOf } from './view'

export function TransactionsScreen() {
  const text = useText()
  const { view, ...loading } = useLoaderData<TransactionsData>()
  const loaded = usePromise(loading.loaded)
  const categories = usePromise(loading.categories)
  const wallets = usePromise(loading.wallets)
  const [transfer, setTransfer] = useState<{ opened: TransferRow; opening: number }>()
  const { openTransaction } = useUserArea()
  const address = useRecordAddress(list.path)
  const change = useChange()
  const exporting = useExport('transactions.csv')
  useScreenOpen(list)

  return (
    <>
      <PageHeader title={text('Data Transactions')}>
        {/* Rendered before the data loads, so that nothing moves when the data arrives. */}
        {(!loaded || Boolean(loaded.answer?.data.length)) && (
          <Button
            type="button"
            tone="quiet"
            disabled={!loaded}
            busy={exporting.isBusy ? text('Loading...') : undefined}
            onClick={() => exporting.start(exportTransactions(view))}
          >
            <Download size={20} /> <span>{text('Export CSV')}</span>
          </Button>
        )}
        <Button
          type="button"
          lang={currentLanguage()}
          className={css.add}
          onClick={() => openTransaction({ mode: 'add' })}
        >
          <Plus size={20} /> {text('Tambah Transaction')}
        </Button>
      </PageHeader>
      <ExportNotice exporting={exporting} text={text} />
      {/* Mounted with the question, because screen readers announce only changes of existing regions. */}
      {(change.isAsked || change.done) && (
        <Suspense>
          <ChangeNotice done={change.done} />
        </Suspense>
      )}
      <div className={css.filters}>
        {loaded ? (
          <TransactionFilters view={view} loaded={loaded} categories={categories} wallets={wallets} />
        ) : (
          <FiltersPlace />
        )}
      </div>
      <FilterChips
        list={list}
        view={view}
        labelOf={name => text(ruleOf(name).label)}
        format={(name, value) => ruleOf(name).say?.(value, { categories, wallets }, text)}
        text={text}
      />
      {address.id !== undefined && (
        <AddressedTransaction
          key={address.id}
          id={address.id}
          rows={loaded && [...(loaded.answer?.data ?? []), ...(loaded.planned?.data ?? [])]}
          onLeave={address.close}
        />
      )}
      <Results
        view={view}
        loaded={loaded}
        categories={categories}
        wallets={wallets}
        done={change.done}
        onAsk={change.ask}
        onOpen={address.open}
        onTransfer={opened => setTransfer(last => ({ opened, opening: (last?.opening ?? 0) + 1 }))}
      />
      {change.isAsked && (
        <Suspense>
          <ChangeDialog change={change} categories={categories ?? null} wallets={wallets} />
        </Suspense>
      )}
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

function FiltersPlace() {
  const text = useText()
  return (
    <div className={css.place}>
      <Skeleton label={text('Loading...')} />
    </div>
  )
}

// Separate chunks, because /transactions would otherwise exceed its size limit.
const ChangeNotice = withFallback(
  () => import(/* webpackChunkName: "change-dialog" */ './bulk/ChangeNotice'),
  code => code.ChangeNotice,
  () => null,
)
const ChangeDialog = withFallback(
  () => import(/* webpackChunkName: "change-dialog" */ './bulk/ChangeDialog'),
  code => code.ChangeDialog,
  FormNotLoaded,
)

/**
 * Loaded on demand, because the form belongs to the wallet page and is rarely opened on this page.
 */
const TransferDialog = withFallback(
  async () => {
    const code = await import(/* webpackChunkName: "transfer-dialog" */ './transfers/TransferDialog')
    await code.loadWords()
    return code
  },
  code => code.TransferDialog,
  FormNotLoaded,
)
