import { centsOf, decimalOf, nameKey, type Share, type Transaction } from '@pundi/contract'

/** What of a booking somebody owes, as the form holds it. */
export interface DraftShare {
  /** Names it among the shares of the form. */
  key: number
  /** How often its amount was filled in by a press: each time its field is drawn anew. */
  fillings: number
  name: string
  /** Decimal text. */
  amount: string
  owed_by: Share['owed_by']
}

/** As many as the contract takes. */
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

/** The name of the field of a share's amount. */
export const shareAmountName = ({ key }: DraftShare) => `share_amount_${key}`

/** The shares with the amounts that are in the form now. */
export const readShares = (fields: FormData, shares: readonly DraftShare[]): DraftShare[] =>
  shares.map(share => {
    const amount = fields.get(shareAmountName(share))
    return typeof amount === 'string' ? { ...share, amount } : share
  })

/** The shares of which anything is written, as the body of a request has them; what is no amount is empty. */
export const writtenShares = (shares: readonly DraftShare[]): Share[] =>
  shares
    .filter(({ name, amount }) => name.trim() !== '' || amount !== '')
    .map(({ name, amount, owed_by }) => ({ name, amount: isAmount(amount) ? amount : '', owed_by }))

/**
 * Gives everybody, oneself too, the same part of the amount: whole units where the amount has no decimals, and what is
 * over stays one's own.
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

/** What is left of the amount for oneself, decimal text; below zero where the shares are more. */
export const ownPart = (shares: readonly DraftShare[], amount: string) =>
  decimalOf(
    shares.reduce(
      (left, share) => left - (isAmount(share.amount) ? centsOf(share.amount) : 0n),
      isAmount(amount) ? centsOf(amount) : 0n,
    ),
  )

/** The friends of past bookings, those of the last one first, each once. */
export function friendsOf(past: readonly Transaction[]): string[] {
  const names = new Map<string, string>()
  for (const { shares = [] } of past)
    for (const { name } of shares) if (!names.has(nameKey(name))) names.set(nameKey(name), name)
  return [...names.values()]
}

/** Only an expense that is no refund is shared. */
export const isShareable = ({ type, is_refund }: { type: string; is_refund?: boolean }) =>
  type === 'expense' && !is_refund

const isAmount = (written: string) => /^\d+(\.\d+)?$/.test(written)
