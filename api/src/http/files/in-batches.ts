import { setImmediate } from 'node:timers/promises'

/**
 * Reads a whole list in batches. `ask` answers up to `size` rows after `last`, or from the beginning without it. No
 * connection is held between two batches, so other queries run, even on the one connection of the embedded database. A
 * row that changes meanwhile is read before or after the change.
 */
export async function* inBatches<Row>(
  ask: (last: Row | undefined, size: number) => Promise<Row[]>,
  size = 500,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  do {
    const rows = await ask(last, size)
    yield rows
    // The embedded database answers without a turn of the event loop. This lets the server read other requests.
    await setImmediate()
    last = rows.at(size - 1)
  } while (last)
}
