import type { DrawnReport, FailureReport } from '@pundi/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { RunningCanary } from './running-canary'
import { takeBackCanary } from './take-back-canary'

const failing: readonly string[] = ['open', 'mount', 'later'] satisfies FailureReport['phase'][]

/**
 * A canary is taken back only if at least this many browsers failed: fewer could belong to one
 * person.
 */
const fewest = 5

/**
 * The most browsers to count, per network and in total, so that invented browsers cannot hide real
 * failures.
 */
const mostBrowsers = { ofNetwork: 100, inAll: 100_000 }

interface Told {
  browsers: number
  failed: number
}

export function failsTooOften(canary: Told, inForce: Told): boolean {
  const usual = inForce.failed / Math.max(1, inForce.browsers)
  return canary.failed >= fewest && canary.failed / canary.browsers > 0.02 + 2 * usual
}

/**
 * A browser that reports. Browsers with an older version of the app send no id, so they count as
 * one browser per network.
 */
interface Teller {
  network: string | undefined
  browser?: string | undefined
}

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

/**
 * Takes back a canary release that fails in too many browsers. Counts only the reports that this
 * process receives (decision 089).
 */
export function watchCanary(
  directory: string,
  current: () => RunningCanary | undefined,
  log: () => FastifyBaseLogger,
) {
  const takenBack = new Map<string, number>()
  let watched: RunningCanary | undefined
  let counts = { canary: countBrowsers(), inForce: countBrowsers() }

  function countsOf({ remote, build }: Pick<DrawnReport, 'remote' | 'build'>) {
    const canary = current()
    // Starts counting from zero after a change of the canary's build or of its share of browsers.
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
      if (!takeBackCanary(directory, watched)) return
      takenBack.set(canary.remote, (takenBack.get(canary.remote) ?? 0) + 1)
      log().warn({ canary, counts: told }, 'the canary failed in too many browsers; the server stopped it')
    } catch (error) {
      log().error(
        { err: error, canary, counts: told },
        'the canary fails in too many browsers, but the server could not stop it; run npm run rollback',
      )
    }
  }

  return {
    takenBack: takenBack as ReadonlyMap<string, number>,
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
