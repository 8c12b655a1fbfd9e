import type { Category, Transaction, TransactionFilter, Wallet } from '@pundi/contract'
import { describeList, type Filter as FilterOf, type ListView } from '@pundi/kit/list'
import type { MessageId, text as Text } from '../catalogue/text'

interface FilterRule {
  label: MessageId
  /** The form has no field for it, and keeps it. */
  hasNoField?: true
  /** Whether it keeps a transaction that the server does not have yet. Without this, the server alone can tell. */
  keeps?: (transaction: Transaction, value: string) => boolean
  /** Says a value that is shown otherwise than it is written. */
  say?: (value: string, names: Names, text: typeof Text) => string | undefined
}

/** Undefined while they load, null where they could not be had. */
interface Names {
  categories: Category[] | null | undefined
  wallets: Wallet[] | null | undefined
}

/** Each filter of the list, in the order in which those that are active stand above the rows. */
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
    say: (id, { wallets }, text) => (id === 'none' ? text('Without a wallet') : nameOf(id, wallets)),
  },
  tag: {
    label: 'Tag',
    keeps: ({ tags = [] }, tag) => tags.some(own => own.toLowerCase() === tag.toLowerCase()),
  },
  from: { label: 'From', keeps: ({ transaction_date }, day) => transaction_date >= day },
  to: { label: 'To', keeps: ({ transaction_date }, day) => transaction_date <= day },
} satisfies { [Name in keyof TransactionFilter]?: FilterRule }

/** A dot while they load; the id of what is not there. */
const nameOf = (value: string, all: { id: number; name: string }[] | null | undefined) =>
  all === undefined ? '…' : (all?.find(({ id }) => String(id) === value)?.name ?? value)

export const ruleOf = (name: FilterName): FilterRule => filters[name]

const sorts = ['-date', 'date', '-amount', 'amount'] as const

/** What /transactions shows is its address. */
export const list = describeList('/transactions', Object.keys(filters) as FilterName[], sorts)

export type FilterName = keyof typeof filters
type Filter = FilterOf<FilterName>
export type Sort = (typeof sorts)[number]
export type View = ListView<FilterName, Sort>

/** Whether a filter is known to keep a transaction that the server does not have yet. */
export const isKept = (transaction: Transaction, filter: Filter) =>
  list.filterNames.every(name => {
    const value = filter[name]
    return value === undefined || ruleOf(name).keeps?.(transaction, value) === true
  })
