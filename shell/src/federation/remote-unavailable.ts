import type { RemoteName } from '@pundi/contract/federation'

/** Thrown if a remote failed to load or run. The rest of the application keeps working. */
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
