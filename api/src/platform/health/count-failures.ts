import type { FailureCount } from '@pundi/contract'

/** The most kinds of failures. Beyond them, the one that was not reported for longest is forgotten. */
const mostKinds = 200

/** Counts this process's reports. Those with the same build, phase, cause, position and message count as one kind. */
export function countFailures() {
  const kinds = new Map<string, FailureCount>()
  return {
    note(failure: Omit<FailureCount, 'count'>) {
      const kind = JSON.stringify(failure)
      const count = (kinds.get(kind)?.count ?? 0) + 1
      kinds.delete(kind)
      kinds.set(kind, { ...failure, count })
      const [oldest] = kinds.keys()
      if (kinds.size > mostKinds && oldest !== undefined) kinds.delete(oldest)
    },
    list: (): FailureCount[] => [...kinds.values()],
  }
}
