/*
 * What /transactions shows is its address: the filter and the order by the names of the call, the page as the cursor
 * that the server gave, and the number that its first row has.
 */

/** In the order in which active filters stand above the table. */
export const filterNames = [
  'search',
  'category',
  'type',
  'min_amount',
  'max_amount',
  'date_range',
  'category_id',
  'from',
  'to',
] as const
export type FilterName = (typeof filterNames)[number]
export type Filter = Partial<Record<FilterName, string>>

export const sorts = ['-date', 'date', '-amount', 'amount'] as const
export type Sort = (typeof sorts)[number]

export interface View {
  filter: Filter
  sort: Sort
  cursor: string | undefined
  /** The "No" of the first row. */
  no: number
}

/** Reads an address, or a form with the same names. What is empty is absent; filters are checked by the server. */
export function readView(from: URLSearchParams | FormData): View {
  const read = (name: string) => {
    const value = from.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value : undefined
  }
  const filter: Filter = {}
  for (const name of filterNames) {
    const value = read(name)
    if (value !== undefined) filter[name] = name === 'type' ? value.toLowerCase() : value
  }
  const cursor = read('cursor')
  const no = /^[1-9]\d{0,8}$/.exec(read('no') ?? '')?.[0]
  return {
    filter,
    sort: sorts.find(sort => sort === read('sort')) ?? '-date',
    cursor,
    no: cursor === undefined || no === undefined ? 1 : Number(no),
  }
}

/** The query of a view, "" where it says nothing: of the list's call, and with the number of its address. */
export function queryOf({ filter, sort, cursor }: Omit<View, 'no'>, no = 1): string {
  const query = new URLSearchParams(filter)
  if (sort !== '-date') query.set('sort', sort)
  if (cursor !== undefined) query.set('cursor', cursor)
  if (no > 1) query.set('no', String(no))
  return query.size === 0 ? '' : `?${query}`
}

/** Where this very page is. */
export const addressHere = (view: View) => `/transactions${queryOf(view, view.no)}`

/** Where the first page of a filter and an order is. */
export const addressOf = ({ filter, sort }: Pick<View, 'filter' | 'sort'>) =>
  `/transactions${queryOf({ filter, sort, cursor: undefined })}`

/** Where the page after this one is. */
export const addressAfter = (view: View, cursor: string, rows: number) =>
  `/transactions${queryOf({ ...view, cursor }, view.no + rows)}`

export const without = (filter: Filter, name: FilterName): Filter => {
  const { [name]: _, ...rest } = filter
  return rest
}

export const isFiltered = ({ filter }: Pick<View, 'filter'>) => Object.keys(filter).length > 0
