import type { AdminSummary } from '@pundi/contract'
import { formatAmount, formatSum } from '@pundi/kit/format'
import { usePromise } from '@pundi/kit/list'
import { PageHeader } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { ListResults } from '../../shared/list/ListResults'
import { useListPage } from '../../shared/list/use-list-page'
import { TryAgain } from '../../shared/list/TryAgain'
import { transactions, words, type loadTransactions, type TransactionsPage } from './transactions-list'
import { TransactionsTable } from './TransactionsTable'
import { BoundFields, TypeField } from '@pundi/kit/filter'
import { PageFilters } from '../../shared/list/PageFilters'

export function TransactionsScreen() {
  const text = useText()
  const page = useListPage<typeof loadTransactions>(transactions)
  const summary = usePromise(page.loaded?.summary)
  return (
    <>
      <PageHeader title={text(words.title)} />
      <TransactionFilters page={page} />
      {summary === null && page.loaded?.answer && <TryAgain message={text(words.failure)} />}
      <ListResults
        page={page}
        words={words}
        sums={
          summary === null
            ? []
            : [
                { name: text('Income'), amount: sayTotal(summary, 'income'), tone: 'income' },
                { name: text('Expense'), amount: sayTotal(summary, 'expense'), tone: 'expense' },
                { name: text('Balance'), amount: sayTotal(summary, 'balance') },
              ]
        }
      >
        <TransactionsTable page={page} />
      </ListResults>
    </>
  )
}

/** One total for each currency. While loading, "…" reserves the space, so that no row moves. */
function sayTotal(summary: AdminSummary | undefined, of: 'income' | 'expense' | 'balance') {
  if (!summary) return '…'
  const { by_currency: totals = [] } = summary
  if (totals.length === 0) return formatSum(summary[of])
  return totals
    .map(({ currency, ...each }) => formatAmount(each[of], { currency, decimals: 'needed' }))
    .join(' · ')
}

function TransactionFilters({ page }: { page: TransactionsPage }) {
  const text = useText()
  const { filter } = page.view
  const errors = page.loaded?.errors ?? {}
  return (
    <PageFilters
      page={page}
      words={words}
      names={{
        search: 'Search',
        type: 'Type',
        min_amount: 'Min Amount',
        max_amount: 'Max Amount',
        date_range: 'Date Range',
        from: 'From',
        to: 'To',
      }}
      searchFor="Search categories, names or emails..."
      kept={['from', 'to']}
      format={(name, value) =>
        name.endsWith('_amount') && /^\d+(\.\d+)?$/.test(value) ? formatSum(value) : undefined
      }
    >
      <TypeField chosen={filter.type} error={errors['type']} text={text} />
      <BoundFields filter={filter} errors={errors} isOfMany text={text} />
    </PageFilters>
  )
}
