import type { ActivityDetail } from '@pundi/contract'

/** Undefined if the record has no address or was deleted. */
export function linkOf({ status, subject, after, money, goal }: ActivityDetail) {
  if (status !== 'Sukses') return undefined
  const move = goal?.after ?? goal?.before
  const goalId = move?.goal_id ?? (goal?.now === null ? undefined : goal?.after?.id)
  if (subject === 'transaction' && after)
    return { to: `/transactions/${after.id}`, label: 'Open the transaction' } as const
  if (money?.kind === 'wallet' && money.after && money.now !== null)
    return { to: `/wallet/${money.after.id}`, label: 'Open the wallet' } as const
  if (goalId !== undefined) return { to: `/goals/${goalId}`, label: 'Open the goal' } as const
  return undefined
}
