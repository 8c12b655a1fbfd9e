/*
 * What a list shows is its address: the filter and the order by the names of the call, the page as the cursor that the
 * server gave, and the number that its first row has.
 */

export type Filter<Name extends string = string> = Partial<Record<Name, string>>

export interface View<Name extends string = string, Sort extends string = string> {
  filter: Filter<Name>
  sort: Sort
  cursor: string | undefined
  /** The "No" of the first row. */
  no: number
}

/** The query of a list's call: its filter, `sort` and `cursor`. */
export type ListQuery<Name extends string = string> = Filter<Name> & { sort?: string; cursor?: string }

export interface List<Name extends string = string, Sort extends string = string> {
  path: string
  filterNames: readonly Name[]
  /** Reads an address, or a form with the same names. What is empty is absent; filters are checked by the server. */
  read(from: URLSearchParams | FormData): View<Name, Sort>
  /** What the list's call is asked for, nothing that it does by itself. */
  queryOf(view: Omit<View<Name, Sort>, 'no'>): ListQuery<Name>
  /** Where this very page is. */
  addressHere(view: View<Name, Sort>): string
  /** Where the first page of a filter and an order is. */
  addressOf(view: Pick<View<Name, Sort>, 'filter' | 'sort'>): string
  /** Where the page after this one is. */
  addressAfter(view: View<Name, Sort>, cursor: string, rows: number): string
}

/**
 * A list at the address `path`.
 *
 * @param filterNames in the order in which active filters stand above the rows
 * @param sorts the first is the order where the address says none
 */
export function describeList<const Name extends string, const Sort extends string>(
  path: string,
  filterNames: readonly Name[],
  sorts: readonly [Sort, ...Sort[]],
): List<Name, Sort> {
  const list: List<Name, Sort> = {
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
        // A type is read in any case.
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

  function addressOf(view: Omit<View<Name, Sort>, 'no'>, no = 1) {
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

export const isFiltered = ({ filter }: Pick<View, 'filter'>) => Object.keys(filter).length > 0
