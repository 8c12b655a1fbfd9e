import { BoundFields, TypeField } from '@pundi/kit/filter'
import { formatSum } from '@pundi/kit/format'
import { useText } from '../catalogue/text'
import { PageFilters } from '../list/PageFilters'
import type { TransactionsPage } from './route'
import { words } from './transactions-list'

export function TransactionFilters({ page }: { page: TransactionsPage }) {
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
      searchFor="Search categories, names or e-mails..."
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
