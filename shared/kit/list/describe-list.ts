/*
 * The URL of a list contains its filter and sort order, the server's cursor, and the number of the
 * first row. Filters have the same names as in the API.
 */

export type Filter<Name extends string = string> = Partial<Record<Name, string>>

export interface ListView<Name extends string = string, Sort extends string = string> {
  filter: Filter<Name>
  sort: Sort
  cursor: string | undefined
  /** Number of the first row, for the column "No". */
  no: number
}

export type ListQuery<Name extends string = string> = Filter<Name> & { sort?: string; cursor?: string }

export interface ListDescription<Name extends string = string, Sort extends string = string> {
  path: string
  filterNames: readonly Name[]
  /**
   * Reads the view from a URL query, or from a form with the same field names. Empty values are
   * dropped. The server checks the filters.
   */
  read(from: URLSearchParams | FormData): ListView<Name, Sort>
  queryOf(view: Omit<ListView<Name, Sort>, 'no'>): ListQuery<Name>
  addressHere(view: ListView<Name, Sort>): string
  addressOf(view: Pick<ListView<Name, Sort>, 'filter' | 'sort'>): string
  addressAfter(view: ListView<Name, Sort>, cursor: string, rows: number): string
}

/**
 * Describes the list at `path`.
 * @param filterNames names of the filters, in the order of the filter chips above the rows
 * @param sorts the allowed sort orders; the first is the default
 */
export function describeList<const Name extends string, const Sort extends string>(
  path: string,
  filterNames: readonly Name[],
  sorts: readonly [Sort, ...Sort[]],
): ListDescription<Name, Sort> {
  const list: ListDescription<Name, Sort> = {
    path,
    filterNames,

    read(from) {
      const read = (name: string) => {
        const value = from.get(name)
        return typeof value === 'string' && value.trim() !== '' ? value : undefined
      }
      const filter: Filter<Name> = {}
      for (const name of filterNames) {
        const value = read(name)
        if (value !== undefined) filter[name] = name === 'type' ? value.toLowerCase() : value
      }
      const cursor = read('cursor')
      const no = /^[1-9]\d{0,8}$/.exec(read('no') ?? '')?.[0]
      return {
        filter,
        sort: sorts.find(sort => sort === read('sort')) ?? sorts[0],
        cursor,
        no: cursor === undefined || no === undefined ? 1 : Number(no),
      }
    },

    queryOf: ({ filter, sort, cursor }) => ({
      ...filter,
      ...(sort !== sorts[0] && { sort }),
      ...(cursor !== undefined && { cursor }),
    }),

    addressHere: view => addressOf(view, view.no),
    addressOf: ({ filter, sort }) => addressOf({ filter, sort, cursor: undefined }),
    addressAfter: (view, cursor, rows) => addressOf({ ...view, cursor }, view.no + rows),
  }

  function addressOf(view: Omit<ListView<Name, Sort>, 'no'>, no = 1) {
    const query = new URLSearchParams(list.queryOf(view))
    if (no > 1) query.set('no', String(no))
    return query.size === 0 ? path : `${path}?${query}`
  }
  return list
}

export const without = <Name extends string>(filter: Filter<Name>, name: Name): Filter<Name> => {
  const { [name]: _, ...rest } = filter
  return rest as Filter<Name>
}

export const isFiltered = ({ filter }: Pick<ListView, 'filter'>) => Object.keys(filter).length > 0
