import type { Entry } from './entry'

/**
 * Entries column by column: to look through a hundred thousand of them takes a millisecond or two, where as many
 * objects would have to be gathered from all over the memory. A row has no lasting place: the last one fills the gap
 * of one that goes. Each description is kept once, and `word` is its place in `words`.
 */
export type Columns = {
  count: number
  id: Float64Array
  cents: Float64Array
  category_id: Float64Array
  day: Int32Array
  /** 1 for an income, 0 for an expense. */
  income: Uint8Array
  word: Uint32Array
  words: string[]
}

export type Entries = Readonly<Columns> & { put: (entry: Entry) => void; remove: (id: number) => void }

const FIRST = 1024

/** Makes an empty set of entries; those with an id that is there already take the other's place. */
export function makeEntries(): Entries {
  const columns: Columns = { count: 0, ...columnsOf(FIRST), words: [] }
  const rowOf = new Map<number, number>()
  const wordOf = new Map<string, number>()

  function placeOf(text: string): number {
    const known = wordOf.get(text)
    if (known !== undefined) return known
    wordOf.set(text, columns.words.length)
    return columns.words.push(text) - 1
  }

  /** Texts that no row has any more go, once they are more than those in use. */
  function sweep() {
    const { words, word, count } = columns
    if (words.length < 2 * count + FIRST) return
    columns.words = []
    wordOf.clear()
    for (let row = 0; row < count; row += 1) word[row] = placeOf(words[word[row] ?? 0] ?? '')
  }

  return Object.assign(columns, {
    put(entry: Entry) {
      const row = rowOf.get(entry.id) ?? columns.count
      if (row === columns.id.length) Object.assign(columns, columnsOf(2 * row, columns))
      if (row === columns.count) columns.count += 1
      rowOf.set(entry.id, row)
      columns.id[row] = entry.id
      columns.cents[row] = entry.cents
      columns.category_id[row] = entry.category_id
      columns.day[row] = entry.day
      columns.income[row] = entry.type === 'income' ? 1 : 0
      columns.word[row] = placeOf(entry.words)
      sweep()
    },
    remove(id: number) {
      const row = rowOf.get(id)
      if (row === undefined) return
      columns.count -= 1
      const last = columns.count
      for (const name of names) columns[name].copyWithin(row, last, last + 1)
      rowOf.set(columns.id[row] ?? id, row)
      rowOf.delete(id)
    },
  })
}

const names = ['id', 'cents', 'category_id', 'day', 'income', 'word'] as const

/** Columns with room for that many rows, and in them what the others have. */
function columnsOf(size: number, others?: Columns): Pick<Columns, (typeof names)[number]> {
  const columns = {
    id: new Float64Array(size),
    cents: new Float64Array(size),
    category_id: new Float64Array(size),
    day: new Int32Array(size),
    income: new Uint8Array(size),
    word: new Uint32Array(size),
  }
  if (others) for (const name of names) columns[name].set(others[name])
  return columns
}
