import { setImmediate } from 'node:timers/promises'

/**
 * All of a list, a batch at a time, each asked for when it is wanted; `ask` answers up to `size` rows that come
 * after `last`, from the beginning where there is none. Nothing is held between two, so others have their turn, even
 * on the one connection of the embedded database. What is changed meanwhile is as it was or as it is.
 */
export async function* inBatches<Row>(
  ask: (last: Row | undefined, size: number) => Promise<Row[]>,
  size = 500,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  do {
    const rows = await ask(last, size)
    yield rows
    // The embedded database answers without the event loop, which would not come to read another request.
    await setImmediate()
    last = rows.at(size - 1)
  } while (last)
}
