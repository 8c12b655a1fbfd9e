import type { Registry } from '@pundi/contract/federation'
import type { Preview } from '../preview/preview'
import type { HistoryEntry } from '../site/history'

/** For so long a tab may stay open without learning of a publication: 7 days, in milliseconds. */
export const longestTab = 7 * 86_400_000

/** How a build is named here: "admin/0123456789ab", the shell's "shell/…". */
const nameOf = ({ remote, id }: { remote: string; id: string }) => `${remote}/${id}`

/**
 * The builds that a browser or an operator may still need, as "admin/0123456789ab": those in force, those that may take
 * their place, all that were in force within the last 7 days, and those that a link opens.
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
  // A build was in force until an entry names it as the one before.
  for (const { remote, previous, at } of history)
    if (previous !== null && Date.parse(at) > now - longestTab) needed.add(nameOf({ remote, id: previous }))
  return needed
}
