import { setImmediate } from 'node:timers/promises'

/**
 * Reads a list in batches. `ask` answers up to `size` rows after the row `last`, or the first rows if `last` is
 * undefined. Holds no connection between batches, so that other queries run, even on the embedded database's only
 * connection. A row that changes meanwhile is read either before or after the change.
 */
export async function* inBatches<Row>(
  ask: (last: Row | undefined, size: number) => Promise<Row[]>,
  size = 500,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  do {
    const rows = await ask(last, size)
    yield rows
    // The embedded database answers within one turn of the event loop. Wait for the next turn, so that the server can
    // read other requests.
    await setImmediate()
    last = rows.at(size - 1)
  } while (last)
}
