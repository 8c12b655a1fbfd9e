import type { Category, Transaction, TransactionFilter, Wallet } from '@pundi/contract'
import { describeList, type Filter as FilterOf, type ListView } from '@pundi/kit/list'
import type { MessageId, text as Text } from '../../catalogue/text'

interface FilterRule {
  label: MessageId
  /** True if the form has no field for this filter. The form then keeps the filter's value. */
  hasNoField?: true
  /**
   * True if a transaction that is still being saved passes the filter. Without this function, only
   * the server can tell.
   */
  keeps?: (transaction: Transaction, value: string) => boolean
  /**
   * The value as the user reads it, such as the name of a wallet in place of its id. Absent if the
   * value itself is readable.
   */
  say?: (value: string, names: Names, text: typeof Text) => string | undefined
}

/** Undefined while loading, null after a failure. */
interface Names {
  categories: Category[] | null | undefined
  wallets: Wallet[] | null | undefined
}

const filters = {
  search: { label: 'Search' },
  category: { label: 'Category', keeps: ({ category }, name) => category.name === name },
  type: {
    label: 'Type',
    keeps: ({ type }, value) => type === value,
    say: (value, _, text) => (value === 'transfer' ? text('Transfer') : undefined),
  },
  min_amount: { label: 'Min Amount' },
  max_amount: { label: 'Max Amount' },
  date_range: { label: 'Date Range' },
  category_id: {
    label: 'Category',
    hasNoField: true,
    keeps: ({ category }, ids) => ids.split(',').includes(String(category.id)),
    say: (ids, { categories }) =>
      categories === undefined
        ? '…'
        : ids
            .split(',')
            .map(id => nameOf(id, categories))
            .join(', '),
  },
  wallet_id: {
    label: 'Wallet',
    keeps: ({ wallet_id }, id) => String(wallet_id ?? 'none') === id,
    say: (id, { wallets }, text) => (id === 'none' ? text('No wallet') : nameOf(id, wallets)),
  },
  tag: {
    label: 'Tag',
    keeps: ({ tags = [] }, tag) => tags.some(own => own.toLowerCase() === tag.toLowerCase()),
  },
  place: { label: 'Place' },
  from: { label: 'From', keeps: ({ transaction_date }, day) => transaction_date >= day },
  to: { label: 'To', keeps: ({ transaction_date }, day) => transaction_date <= day },
} satisfies { [Name in keyof TransactionFilter]?: FilterRule }

const nameOf = (value: string, all: { id: number; name: string }[] | null | undefined) =>
  all === undefined ? '…' : (all?.find(({ id }) => String(id) === value)?.name ?? value)

export const ruleOf = (name: FilterName): FilterRule => filters[name]

const sorts = ['-date', 'date', '-amount', 'amount'] as const

export const list = describeList('/transactions', Object.keys(filters) as FilterName[], sorts)

export type FilterName = keyof typeof filters
type Filter = FilterOf<FilterName>
export type Sort = (typeof sorts)[number]
export type View = ListView<FilterName, Sort>

export const matchesFilter = (transaction: Transaction, filter: Filter) =>
  list.filterNames.every(name => {
    const value = filter[name]
    return value === undefined || ruleOf(name).keeps?.(transaction, value) === true
  })
