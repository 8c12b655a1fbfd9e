import type { FailureReport } from '@pundi/contract'
import type { RouteModule } from '@pundi/platform/federation'
import type { Build } from '../../registry/known-build'

export type Cause = FailureReport['cause']

/**
 * Position of an error in the build's files, and the error's message if the operator allows
 * messages in reports.
 */
export type Details = Pick<FailureReport, 'at' | 'message'> | undefined

/** Used as the page's name if the whole document is broken. */
export const everything = 'everything'

export interface Effects {
  now: () => number
  after: (ms: number, ring: () => void) => () => void
  inForce: () => Build | undefined
  isQuarantined: (build: string) => boolean
  findOther: (except: readonly string[]) => Promise<{ build: Build; isHere: boolean } | undefined>
  load: (build: Build, page: string, onRun: () => void) => Promise<RouteModule>
  hasRun: () => boolean
  /** @param after milliseconds since the failed request */
  causeOf: (error: unknown, after: number) => Cause
  detailsOf: (error: unknown) => Details
  /**
   * Changes the address of later requests, because the browser would otherwise reuse an earlier
   * request that hangs.
   */
  countFailure: () => void
  abandon: () => void
  quarantine: (build: string) => void
  /**
   * Quarantines the build and opens the address in a new document. Returns false if the quarantine
   * cannot be stored.
   */
  leave: (build: string, address: string) => boolean
  offer: () => void
  reportDrawn: (build: string) => void
  report: (build: string, phase: FailureReport['phase'], cause: Cause, details?: Details) => void
}
