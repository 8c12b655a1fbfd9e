import type { FailureReport } from '@pundi/contract'
import type { RouteModule } from '@pundi/platform/federation'
import type { Build } from './registry/known-build'

export type Cause = FailureReport['cause']

/** What a remote does to the world, and the clock that it goes by. Tests hand in their own. */
export interface Effects {
  now: () => number
  /** Calls `ring` after so many milliseconds, unless the answer is called before. */
  after: (ms: number, ring: () => void) => () => void
  /** The build in force, as the registry of this document says. */
  inForce: () => Build | undefined
  isQuarantined: (build: string) => boolean
  /** Finds another build, and whether this document can run it. */
  findOther: (except: readonly string[]) => Promise<{ build: Build; isHere: boolean } | undefined>
  /** Loads a page from a build. Calls `onRun` once code of the build has run. */
  load: (build: Build, page: string, onRun: () => void) => Promise<RouteModule>
  /** Whether code of the remote has run in this document. */
  hasRun: () => boolean
  /** @param after milliseconds from asking for what failed */
  causeOf: (error: unknown, after: number) => Cause
  /** Has further files asked for at another address, so that they do not wait for a request that hangs. */
  countFailure: () => void
  abandon: () => void
  quarantine: (build: string) => void
  /** Quarantines a build and opens a fresh document. False where this browser may not. */
  leave: (build: string, address: string) => boolean
  offer: () => void
  /** The first page of a build was drawn. */
  reportDrawn: (build: string) => void
  report: (build: string, phase: FailureReport['phase'], cause: Cause, at?: string) => void
}
