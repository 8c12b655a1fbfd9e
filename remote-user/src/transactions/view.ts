import { describeList, type Filter as FilterOf, type ListView } from '@pundi/kit/list'

const filterNames = [
  'search',
  'category',
  'type',
  'min_amount',
  'max_amount',
  'date_range',
  'category_id',
  'wallet_id',
  'tag',
  'from',
  'to',
] as const
const sorts = ['-date', 'date', '-amount', 'amount'] as const

/** What /transactions shows is its address. */
export const list = describeList('/transactions', filterNames, sorts)

export type FilterName = (typeof filterNames)[number]
export type Filter = FilterOf<FilterName>
export type Sort = (typeof sorts)[number]
export type View = ListView<FilterName, Sort>
