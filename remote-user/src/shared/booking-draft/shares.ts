import { centsOf, decimalOf, nameKey, type Share, type Transaction } from '@pundi/contract'

export interface DraftShare {
  key: number
  /**
   * Number of times that the amount was filled in automatically. A change of this number remounts
   * the field.
   */
  fillings: number
  name: string
  amount: string
  owed_by: Share['owed_by']
}

/** Maximum in the API contract. */
export const mostShares = 50

export const sharesOf = ({ shares }: Transaction): DraftShare[] | undefined =>
  shares?.map((share, key) => ({ ...share, key, fillings: 0 }))

export const addShare = (shares: readonly DraftShare[]): DraftShare[] => [
  ...shares,
  {
    ...{ key: Math.max(-1, ...shares.map(({ key }) => key)) + 1, fillings: 0 },
    ...{ name: '', amount: '', owed_by: shares.at(-1)?.owed_by ?? 'friend' },
  },
]

export const shareAmountName = ({ key }: DraftShare) => `share_amount_${key}`

export const readShares = (fields: FormData, shares: readonly DraftShare[]): DraftShare[] =>
  shares.map(share => {
    const amount = fields.get(shareAmountName(share))
    return typeof amount === 'string' ? { ...share, amount } : share
  })

/** The shares that have a name or an amount, as a request body. An invalid amount becomes empty. */
export const writtenShares = (shares: readonly DraftShare[]): Share[] =>
  shares
    .filter(({ name, amount }) => name.trim() !== '' || amount !== '')
    .map(({ name, amount, owed_by }) => ({ name, amount: isAmount(amount) ? amount : '', owed_by }))

/**
 * Gives the user and every friend an equal share, in whole units if the amount has no decimals. The
 * user gets the remainder.
 */
export function splitEvenly(shares: readonly DraftShare[], amount: string): DraftShare[] {
  if (!isAmount(amount) || shares.length === 0) return [...shares]
  const whole = centsOf(amount)
  const unit = whole % 100n === 0n ? 100n : 1n
  const each = (whole / BigInt(shares.length + 1) / unit) * unit
  if (each === 0n) return [...shares]
  const part = decimalOf(each).replace(/\.00$/, '')
  return shares.map(share => ({ ...share, amount: part, fillings: share.fillings + 1 }))
}

/** The user's own share as decimal text; negative if the other shares exceed the amount. */
export const ownShare = (shares: readonly DraftShare[], amount: string) =>
  decimalOf(
    shares.reduce(
      (left, share) => left - (isAmount(share.amount) ? centsOf(share.amount) : 0n),
      isAmount(amount) ? centsOf(amount) : 0n,
    ),
  )

export function friendsOf(past: readonly Transaction[]): string[] {
  const names = new Map<string, string>()
  for (const { shares = [] } of past)
    for (const { name } of shares) if (!names.has(nameKey(name))) names.set(nameKey(name), name)
  return [...names.values()]
}

export const isShareable = ({ type, is_refund }: { type: string; is_refund?: boolean }) =>
  type === 'expense' && !is_refund

const isAmount = (written: string) => /^\d+(\.\d+)?$/.test(written)
