import type { Transaction, Wallet } from '@pundi/contract'
import type { Draft } from '../saving/draft'

/**
 * The wallet that was used last for a category, if it is still offered.
 *
 * @param past the newest first
 */
function proposeWallet(
  category: number | undefined,
  past: readonly Transaction[],
  offered: readonly Wallet[],
): number | undefined {
  const last = past.find(({ category_id, wallet_id }) => category_id === category && wallet_id)
  return offered.find(({ id }) => id === last?.wallet_id)?.id
}

/** A draft with the proposed wallet, where nobody chose one or none. */
export function withProposal(draft: Draft, past: readonly Transaction[], offered: readonly Wallet[]): Draft {
  if (draft.wallet_id !== undefined) return draft
  const proposed = proposeWallet(draft.category?.id, past, offered)
  return proposed === undefined ? draft : { ...draft, wallet_id: proposed }
}
