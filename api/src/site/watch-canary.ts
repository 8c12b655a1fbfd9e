import type { DrawnReport, FailureReport } from '@pundi/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { RunningCanary } from './running-canary'
import { takeBackCanary } from './take-back-canary'

/** Only what a build did first counts as a failure, not what became of it. */
const failing: readonly string[] = ['open', 'mount', 'later'] satisfies FailureReport['phase'][]

/** Fewer browsers than these may be one person's. */
const fewest = 5

/** Of one network, and in all, no more browsers count: whoever makes browsers up drowns out no failures. */
const mostBrowsers = { ofNetwork: 100, inAll: 100_000 }

/** Browsers that told of a build: that it was drawn, or that it failed. */
interface Told {
  browsers: number
  failed: number
}

/**
 * Whether a canary fails more often than what it would replace: in more than 2 of 100 browsers, over twice the rate of
 * the build in force.
 */
export function failsTooOften(canary: Told, inForce: Told): boolean {
  const usual = inForce.failed / Math.max(1, inForce.browsers)
  return canary.failed >= fewest && canary.failed / canary.browsers > 0.02 + 2 * usual
}

/** Where a report comes from. Browsers of earlier shells have no name, and count as one for their network. */
interface Teller {
  network: string | undefined
  browser?: string | undefined
}

/** Each browser that told of a build, once, and whether that failed there. */
function countBrowsers() {
  const browsers = new Set<string>()
  const failed = new Set<string>()
  const ofNetwork = new Map<string, number>()
  return {
    note({ network = '', browser = '' }: Teller, hasFailed: boolean) {
      const teller = `${network} ${browser}`
      if (!browsers.has(teller)) {
        const others = ofNetwork.get(network) ?? 0
        if (others >= mostBrowsers.ofNetwork || browsers.size >= mostBrowsers.inAll) return
        ofNetwork.set(network, others + 1)
        browsers.add(teller)
      }
      if (hasFailed) failed.add(teller)
    },
    told: (): Told => ({ browsers: browsers.size, failed: failed.size }),
  }
}

/** Counts, in this process, what browsers tell of a canary, and takes it back where it fails in too many (decision 189). */
export function watchCanary(
  directory: string,
  current: () => RunningCanary | undefined,
  log: () => FastifyBaseLogger,
) {
  let watched: RunningCanary | undefined
  let counts = { canary: countBrowsers(), inForce: countBrowsers() }

  /** The counts of a build, if it is the canary or what that would replace. */
  function countsOf({ remote, build }: Pick<DrawnReport, 'remote' | 'build'>) {
    const canary = current()
    // The share may be raised, and other remotes are published meanwhile: what was counted before is not comparable.
    if (canary?.id !== watched?.id || canary?.percent !== watched?.percent)
      counts = { canary: countBrowsers(), inForce: countBrowsers() }
    watched = canary
    if (!watched || remote !== watched.remote) return undefined
    if (build === watched.id) return counts.canary
    return build === watched.inForce ? counts.inForce : undefined
  }

  function takeBackIfFailing() {
    const told = { canary: counts.canary.told(), inForce: counts.inForce.told() }
    if (!watched || !failsTooOften(told.canary, told.inForce)) return
    const canary = { remote: watched.remote, build: watched.id, percent: watched.percent }
    try {
      if (takeBackCanary(directory, watched))
        log().warn({ canary, counts: told }, 'a canary failed and was taken back')
    } catch (error) {
      log().error({ err: error, canary, counts: told }, 'a canary fails and cannot be taken back')
    }
  }

  return {
    /** A browser drew a page of a build. */
    noteDrawn({ browser, ...report }: DrawnReport, network: string | undefined) {
      countsOf(report)?.note({ network, browser }, false)
    },
    noteFailure({ browser, phase, ...report }: FailureReport, network: string | undefined) {
      if (!failing.includes(phase)) return
      const counted = countsOf(report)
      counted?.note({ network, browser }, true)
      if (counted) takeBackIfFailing()
    },
  }
}
export type CanaryWatch = ReturnType<typeof watchCanary>
