import { ListFilters } from '@pundi/kit/filter'
import type { Category } from '@pundi/contract'
import { useText } from '../catalogue/text'
import { countWords } from './count-words'
import { FilterFields } from './FilterFields'
import type { Loaded } from './load-transactions'
import { list, type View } from './view'

interface TransactionFiltersProps {
  view: View
  loaded: Loaded | undefined
  categories: Category[] | null | undefined
}

/** "Filter Transactions", and below it what the list is filtered by. */
export function TransactionFilters({ view, loaded, categories }: TransactionFiltersProps) {
  const text = useText()
  return (
    <ListFilters
      title={text('Filter Transactions')}
      list={list}
      view={view}
      kept={['category_id', 'from', 'to']}
      count={countWords(loaded?.answer?.meta.total ?? 0, text)}
      names={{
        search: text('Search'),
        category: text('Category'),
        type: text('Type'),
        min_amount: text('Min Amount'),
        max_amount: text('Max Amount'),
        date_range: text('Date Range'),
        category_id: text('Category'),
        from: text('From'),
        to: text('To'),
      }}
      format={(name, value) => {
        if (name !== 'category_id') return undefined
        return categories === undefined ? '…' : categories?.find(({ id }) => String(id) === value)?.name
      }}
      text={text}
    >
      <FilterFields filter={view.filter} errors={loaded?.errors ?? {}} categories={categories} />
    </ListFilters>
  )
}
