import { isToSpend, type Transaction, type Wallet } from '@pundi/contract'
import type { Draft } from '../saving/draft'

/** Why a wallet is proposed: it was used last for the category, or last at all, or it is the first to spend from. */
type Reason = 'category' | 'last' | 'first'

/** @param past the newest first */
function proposeWallet(
  category: number | undefined,
  past: readonly Transaction[],
  offered: readonly Wallet[],
): { id: number; reason: Reason } | undefined {
  const used = past.filter(({ wallet_id }) => offered.some(({ id }) => id === wallet_id))
  const idOf = (one: Transaction | undefined) => one?.wallet_id ?? undefined
  const ofCategory = idOf(used.find(({ category_id }) => category_id === category))
  if (ofCategory !== undefined) return { id: ofCategory, reason: 'category' }
  const last = idOf(used[0])
  if (last !== undefined) return { id: last, reason: 'last' }
  const first = offered.find(({ kind }) => isToSpend(kind)) ?? offered[0]
  return first && { id: first.id, reason: 'first' }
}

/** A draft with the proposed wallet, where nobody chose one or none. */
export function withProposal(draft: Draft, past: readonly Transaction[], offered: readonly Wallet[]): Draft {
  if (draft.wallet_id !== undefined) return draft
  const proposed = proposeWallet(draft.category?.id, past, offered)
  return proposed === undefined ? draft : { ...draft, wallet_id: proposed.id }
}

/** Why the wallet of a draft is proposed; undefined where somebody chose it, or none. */
export const reasonOf = (draft: Draft, past: readonly Transaction[], offered: readonly Wallet[]) =>
  draft.wallet_id === undefined ? proposeWallet(draft.category?.id, past, offered)?.reason : undefined
