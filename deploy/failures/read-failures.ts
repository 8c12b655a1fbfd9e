import * as z from 'zod/mini'
import { OperatorRefusal } from '../operator-refusal'
import type { AnyPublished } from '../registry/published-schema'
import { findSource } from './find-source'

export interface Failures {
  /** Id of a build, or "other" for all builds that are not in the registry. */
  build: string
  phases: Record<string, number>
}

const patience = 5000

/** Accepts unknown fields, because another release of the server may send more. */
const kinds = z.array(
  z.looseObject({
    ...{ remote: z.string(), build: z.string(), phase: z.string(), cause: z.string(), count: z.number() },
    ...{ at: z.optional(z.string()), message: z.optional(z.string()) },
  }),
)
type Kind = z.infer<typeof kinds>[number]

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

interface Asked {
  server: string
  /** The server's METRICS_TOKEN. */
  token: string | undefined
  site: string
  remote: AnyPublished['remote']
}

/**
 * Returns the failures since the server started, or a sentence that says why they are unknown.
 * Refuses an invalid address.
 */
export async function tellFailures({ server, token, site, remote }: Asked): Promise<string[]> {
  if (!URL.canParse(server))
    throw new OperatorRefusal(`${server} is not a valid address. Write it like http://localhost:3000.`)
  const address = new URL('/metrics', server)
  const ask = (url: URL) =>
    fetch(url, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patience),
    }).catch(() => undefined)
  const answer = await ask(address)
  if (!answer)
    return [
      `failures in browsers: unknown, because ${address.href} does not answer. To ask another server: --server URL`,
    ]
  if (!answer.ok)
    return [
      `failures in browsers: unknown, because ${address.href} answered ${answer.status}. Set METRICS_TOKEN here to the server's METRICS_TOKEN.`,
    ]
  const failures = failuresIn(await answer.text(), remote)
  if (failures.length === 0) return [`failures in browsers: none since the server ${address.origin} started`]
  return [
    `failures in browsers since the server ${address.origin} started (build, then phase and count):`,
    ...failures.map(
      ({ build, phases }) =>
        `  ${build.padEnd(12)}  ${Object.entries(phases)
          .map(([phase, count]) => `${phase} ${count}`)
          .join(', ')}`,
    ),
    ...(await tellKinds(await ask(new URL('/metrics/failures', server)), site, remote)),
  ]
}

/**
 * Returns one line with position and message for each kind of failure. Empty if the server is an
 * older release, which answers 404.
 */
async function tellKinds(answer: Response | undefined, site: string, remote: string): Promise<string[]> {
  const read = kinds.safeParse(answer?.ok ? await answer.json() : [])
  const told = (read.data ?? []).filter(
    kind => kind.remote === remote && (kind.at !== undefined || kind.message !== undefined),
  )
  if (told.length === 0) return []
  return [
    'places of these failures in the code, the latest last:',
    ...(await Promise.all(told.map(kind => tellKind(site, kind)))),
  ]
}

async function tellKind(site: string, { remote, build, phase, count, at = '', message }: Kind) {
  const source = await findSource(site, { remote, id: build }, at)
  const place = source === undefined ? at : `${source} (${at})`
  const said = message === undefined ? '' : JSON.stringify(message.replace(/\p{Cc}/gu, ''))
  return `  ${[build, `${phase} ${count}`, place, said].join('  ').trimEnd()}`
}

export const serverHere = ({ PUBLIC_URL, PORT }: NodeJS.ProcessEnv) =>
  PUBLIC_URL ?? `http://localhost:${PORT ?? 3000}`
