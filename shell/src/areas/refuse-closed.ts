import type { Notice, RemoteName } from '@pundi/contract/federation'
import type { MiddlewareFunction } from 'react-router-dom'
import { noticeOf, refreshRegistry } from '../registry/registry'

export class AreaClosed extends Error {
  override name = 'AreaClosed'

  constructor(
    readonly remote: RemoteName,
    readonly notice: Notice,
  ) {
    super(`the area of ${remote} is closed`)
  }
}

/**
 * Throws `AreaClosed` before the remote of a closed area is requested. First fetches the registry,
 * because the area may have reopened.
 */
export const refuseClosed =
  (remote: RemoteName): MiddlewareFunction =>
  async () => {
    if (noticeOf(remote)) await refreshRegistry()
    const notice = noticeOf(remote)
    if (notice) throw new AreaClosed(remote, notice)
  }
