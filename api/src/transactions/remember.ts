import type { Queryable } from '../database/database'

type Known<Value> = { value: Value; version: number }

/**
 * Makes a memory, for each database, of `most` answers that were worked out from a user's transactions. An answer
 * is given again as long as `version` is the one that it was found at: none of the user's transactions has
 * changed since. Exact in every process, since the version stands in the database; it is read before the answer
 * is looked for, so an answer may be newer than its version and never older.
 */
export function remembering<Value>(most: number) {
  const memories = new WeakMap<Queryable, Map<string, Known<Value>>>()
  return async (
    db: Queryable,
    { key, version }: { key: string; version: number },
    find: () => Promise<Value>,
  ): Promise<Value> => {
    const memory = memories.get(db) ?? new Map<string, Known<Value>>()
    memories.set(db, memory)
    const known = memory.get(key)
    const value = known?.version === version ? known.value : await find()
    // What was used last stands last; what stands first goes.
    memory.delete(key)
    memory.set(key, { value, version })
    if (memory.size > most) memory.delete(memory.keys().next().value!)
    return value
  }
}
