import { OperatorRefusal } from '../operator-refusal'
import type { AnyPublished } from '../registry/published-schema'

/** What browsers have reported of a build, by phase: open, retry, … */
export interface Failures {
  /** "other" for all builds that the registry does not name. */
  build: string
  phases: Record<string, number>
}

/** Milliseconds for the server to answer. */
const patience = 5000

/** The failures of a remote's builds in the text of a server's metrics. */
export function failuresIn(metrics: string, remote: AnyPublished['remote']): Failures[] {
  const builds = new Map<string, Failures>()
  for (const [, text = '', count] of metrics.matchAll(/^remote_failures_total\{(.*)\} (\d+)$/gm)) {
    const labels = new Map([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
    if (labels.get('remote') !== remote) continue
    const [build = '', phase = ''] = [labels.get('build'), labels.get('phase')]
    const failures = builds.get(build) ?? { build, phases: {} }
    failures.phases[phase] = (failures.phases[phase] ?? 0) + Number(count)
    builds.set(build, failures)
  }
  return [...builds.values()]
}

/**
 * Lines for the operator: what browsers have reported of a remote's builds since a server was started, or why that
 * cannot be said. Refuses what is no address.
 *
 * @param server the server's address, such as http://localhost:3000
 * @param token of its metrics
 */
export async function tellFailures(
  server: string,
  token: string | undefined,
  remote: AnyPublished['remote'],
): Promise<string[]> {
  if (!URL.canParse(server))
    throw new OperatorRefusal(`${server} is no address, such as http://localhost:3000.`)
  const address = new URL('/metrics', server)
  const answer = await fetch(address, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  if (!answer)
    return [
      `failures: unknown, since ${address.href} cannot be reached. Name the server by --server ADDRESS.`,
    ]
  if (!answer.ok)
    return [
      `failures: unknown, since ${address.href} answered ${answer.status}. The server shows its metrics to who has its METRICS_TOKEN.`,
    ]
  const failures = failuresIn(await answer.text(), remote)
  if (failures.length === 0) return [`failures: none since ${address.origin} was started`]
  return [
    `failures since ${address.origin} was started:`,
    ...failures.map(
      ({ build, phases }) =>
        `  ${build.padEnd(12)}  ${Object.entries(phases)
          .map(([phase, count]) => `${phase} ${count}`)
          .join(', ')}`,
    ),
  ]
}

/** The address of the server that the environment describes (docs/operating.md). */
export const serverHere = ({ PUBLIC_URL, PORT }: NodeJS.ProcessEnv) =>
  PUBLIC_URL ?? `http://localhost:${PORT ?? 3000}`
