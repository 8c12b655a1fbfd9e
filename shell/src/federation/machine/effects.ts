import type { FailureReport } from '@pundi/contract'
import type { RouteModule } from '@pundi/platform/federation'
import type { Build } from '../../registry/known-build'

export type Cause = FailureReport['cause']

/** The position of an error, and its message where the operator allows it. */
export type Details = Pick<FailureReport, 'at' | 'message'> | undefined

/** Used instead of a page's name if the whole document is empty. */
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
  /** Changes the address of further requests, so that they do not join a request that hangs. */
  countFailure: () => void
  abandon: () => void
  quarantine: (build: string) => void
  /** False if the browser cannot store the quarantine. */
  leave: (build: string, address: string) => boolean
  offer: () => void
  reportDrawn: (build: string) => void
  report: (build: string, phase: FailureReport['phase'], cause: Cause, details?: Details) => void
}
