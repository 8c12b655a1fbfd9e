import type { RemoteName } from '@pundi/contract/federation'

/** A remote could not be reached or did not run. The rest of the application goes on without it. */
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
