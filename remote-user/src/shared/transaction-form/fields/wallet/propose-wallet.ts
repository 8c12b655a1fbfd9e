import { isToSpend, type Transaction, type Wallet } from '@pundi/contract'
import type { Draft } from '../../../booking-draft/draft'

/**
 * Why a wallet is suggested. `category`: last used with the category. `last`: last used at all.
 * `first`: the first wallet of a kind for spending, such as cash.
 */
type Reason = 'category' | 'last' | 'first'

/** @param past newest first */
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

export function withProposal(draft: Draft, past: readonly Transaction[], offered: readonly Wallet[]): Draft {
  if (draft.wallet_id !== undefined) return draft
  const proposed = proposeWallet(draft.category?.id, past, offered)
  return proposed === undefined ? draft : { ...draft, wallet_id: proposed.id }
}

export const reasonOf = (draft: Draft, past: readonly Transaction[], offered: readonly Wallet[]) =>
  draft.wallet_id === undefined ? proposeWallet(draft.category?.id, past, offered)?.reason : undefined
