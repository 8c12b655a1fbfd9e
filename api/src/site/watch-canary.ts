import type { FailureReport } from '@pundi/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { RunningCanary } from './running-canary'
import { takeBackCanary } from './take-back-canary'

/** Only what a build did first counts as a failure, not what became of it. */
const failing: readonly string[] = ['open', 'mount', 'later'] satisfies (FailureReport['phase'] | 'later')[]

/** Fewer failures than these may be one person's. */
const fewest = 5

/**
 * Whether a canary fails more often than what it would replace: in more than 2 of 100 documents, over twice the rate of
 * the build in force. Browsers are drawn evenly, so of all documents the canary's percentage is its own.
 */
export function failsTooOften(
  { percent }: Pick<RunningCanary, 'percent'>,
  { opened, canary, inForce }: { opened: number; canary: number; inForce: number },
): boolean {
  const own = Math.max(1, (opened * percent) / 100)
  const others = Math.max(1, opened - own)
  return canary >= fewest && canary / own > 0.02 + (2 * inForce) / others
}

/** Counts, in this process, what becomes of a canary, and takes it back where it fails too often. */
export function watchCanary(directory: string, log: () => FastifyBaseLogger) {
  let watched: RunningCanary | undefined
  let counts = { opened: 0, canary: 0, inForce: 0 }

  function follow(canary: RunningCanary | undefined) {
    // The share may be raised, and other remotes are published meanwhile: what was counted before is not comparable.
    if (canary?.id !== watched?.id || canary?.percent !== watched?.percent)
      counts = { opened: 0, canary: 0, inForce: 0 }
    watched = canary
  }

  return {
    /** Notes a page that was given to a browser, and the canary at that moment. */
    noteOpened(canary: RunningCanary | undefined, path: string) {
      follow(canary)
      if (canary?.paths.has(path)) counts.opened++
    },
    noteFailure({ remote, build, phase }: Pick<FailureReport, 'remote' | 'build'> & { phase: string }) {
      if (!watched || remote !== watched.remote || !failing.includes(phase)) return
      if (build === watched.id) counts.canary++
      else if (build === watched.inForce) counts.inForce++
      if (!failsTooOften(watched, counts)) return
      const canary = { remote: watched.remote, build: watched.id, percent: watched.percent }
      try {
        if (takeBackCanary(directory, watched))
          log().warn({ canary, counts }, 'a canary failed and was taken back')
      } catch (error) {
        log().error({ err: error, canary, counts }, 'a canary fails and cannot be taken back')
      }
    },
  }
}
export type CanaryWatch = ReturnType<typeof watchCanary>
