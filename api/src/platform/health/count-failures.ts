import type { FailureCount } from '@pundi/contract'

const mostKinds = 200

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
