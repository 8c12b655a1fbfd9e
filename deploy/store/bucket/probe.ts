import { randomUUID } from 'node:crypto'
import { OperatorRefusal } from '../../operator-refusal'
import type { Objects } from './objects'

const nobody = '"00000000000000000000000000000000"'

/**
 * Refuses a bucket that ignores conditional writes, because parallel publications would silently
 * undo each other. Some buckets ignore the condition and answer success.
 */
export async function requireConditions(objects: Objects, site: string): Promise<void> {
  const key = `.probe-${randomUUID()}`
  const put = (content: string, etag: string | null) => objects.putIf(key, Buffer.from(content), etag)
  try {
    const first = await put('first', null)
    const isSound =
      first !== undefined &&
      (await put('second', null)) === undefined &&
      (await put('third', nobody)) === undefined &&
      (await put('fourth', first)) !== undefined
    if (!isSound)
      throw new OperatorRefusal(
        `${site} ignores conditional writes (If-Match, If-None-Match), so two publications at the same time would ` +
          'undo each other. Use a bucket that supports conditional writes, or a folder.',
      )
  } finally {
    await objects.remove(key)
  }
}
