import type { Registry } from '@pundi/contract/federation'
import type { Preview } from '../registry/preview'
import type { HistoryEntry } from './history'

/** Milliseconds that a tab may stay open without noticing a publication: 7 days. */
export const longestTab = 7 * 86_400_000

const nameOf = ({ remote, id }: { remote: string; id: string }) => `${remote}/${id}`

/**
 * Builds that a browser or operator may still need, as "admin/0123456789ab": live builds,
 * fallbacks, builds that were live within the last 7 days, and previews.
 *
 * @param now milliseconds since 1970
 */
export function neededBuilds(
  registry: Registry,
  history: HistoryEntry[],
  previews: Preview[],
  now: number,
): Set<string> {
  const needed = new Set(previews.map(nameOf))
  for (const { current, fallback, passed = [], canary } of [
    registry.shell,
    ...Object.values(registry.remotes),
  ].flatMap(candidates => candidates ?? []))
    for (const id of [current.id, ...fallback, ...passed, ...(canary ? [canary.build.id] : [])])
      needed.add(nameOf({ remote: current.remote, id }))
  // A build was live until the history entry that names it as `previous`.
  for (const { remote, previous, at } of history)
    if (previous !== null && Date.parse(at) > now - longestTab) needed.add(nameOf({ remote, id: previous }))
  return needed
}
