import { setImmediate } from 'node:timers/promises'

/**
 * Reads a list in batches. `ask` returns up to `size` rows after the row `last`, or the first rows
 * if `last` is undefined. Holds no database connection between batches, so other queries can run. A
 * row that changes meanwhile is read in its old or its new state.
 */
export async function* inBatches<Row>(
  ask: (last: Row | undefined, size: number) => Promise<Row[]>,
  size = 500,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  do {
    const rows = await ask(last, size)
    yield rows
    // Waits for the next turn of the event loop, so that the server can read other requests. The
    // embedded database may answer all batches within one turn.
    await setImmediate()
    last = rows.at(size - 1)
  } while (last)
}
