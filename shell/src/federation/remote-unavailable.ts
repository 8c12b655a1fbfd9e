import type { RemoteName } from '@pundi/contract/federation'

export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable'

  constructor(
    readonly remote: RemoteName,
    readonly build: string | undefined,
    override readonly cause: unknown,
  ) {
    super(`${remote}@${build} is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}
