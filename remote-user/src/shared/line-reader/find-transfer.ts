import type { Language } from '@pundi/contract/federation'
import { type AmountFound, findAmount, type ReadAmount } from './find-amount'
import type { NamedWallet } from './find-wallet'
import { findSides } from './find-sides'
import type { Word } from './split-words'
import { feeWords, isFiller, type Sides, verbs } from './transfer-words'

/** `from` or `to` is absent if the line does not name that side. */
export interface TransferFound extends Sides {
  amount: AmountFound
  fee?: AmountFound
  note: ReadonlySet<number>
}

/**
 * Finds a transfer: a verb such as "isi" (top up), and wallets. `taken` are the words of the date.
 * If only one wallet is known, no other words may remain, because "isi bensin 50rb gopay" (50,000
 * for petrol) is an expense. If both wallets are known and the verb is first, the remaining words
 * are the description.
 */
export function findTransfer(
  words: readonly Word[],
  taken: ReadonlySet<number>,
  wallets: readonly NamedWallet[],
  readAmount: ReadAmount,
  language: Language,
): TransferFound | undefined {
  const own = words.flatMap((word, at) => (taken.has(at) ? [] : [{ ...word, at }]))
  const first = own.find(({ key }) => verbs.has(key))
  const verb = first && verbs.get(first.key)
  if (!verb) return undefined
  const found = findSides(words, new Set([...taken, first.at]), wallets, verb)
  if (!found) return undefined
  const { used, ...sides } = found

  const amountIn = (without: ReadonlySet<number>) => findAmount(words, without, readAmount, language)
  const fee = findFee(words, used, amountIn)
  const withFee = new Set([...used, ...(fee?.taken ?? [])])
  const amount = amountIn(withFee)
  const free = own.filter(({ at }) => !withFee.has(at) && !amount.taken.has(at))
  const rest = free.filter(({ key, at }) => !isFiller(key) || leadsOn(words, at, withFee))
  // If the amount is unclear, the remaining numbers may be amounts, so the description gets no
  // numbers.
  const note = 'decimal' in amount.amount ? rest : rest.filter(({ key }) => !hasDigit.test(key))
  const comesFirst = own.every(({ key, at }) => at >= first.at || hasDigit.test(key) || key === 'rp')
  const mayDescribe = sides.from && sides.to && comesFirst
  if (note.length > 0 && !mayDescribe) return undefined
  return { ...sides, amount, ...(fee && { fee: fee.amount }), note: new Set(note.map(({ at }) => at)) }
}

const hasDigit = /\p{Nd}/u

/**
 * True if a filler such as "uang" (money) begins a description. True in "uang jajan" (pocket
 * money), false in "saldo gopay" (balance of the wallet GoPay).
 */
function leadsOn(words: readonly Word[], at: number, used: ReadonlySet<number>): boolean {
  const next = words[at + 1]
  if (!next || used.has(at + 1) || hasDigit.test(next.key)) return false
  return !isFiller(next.key) || leadsOn(words, at + 1, used)
}

function findFee(
  words: readonly Word[],
  used: ReadonlySet<number>,
  amountIn: (without: ReadonlySet<number>) => AmountFound,
): { taken: ReadonlySet<number>; amount: AmountFound } | undefined {
  const isFeeWord = (at: number) => !used.has(at) && feeWords.test(words[at]?.key ?? '')
  const at = words.findIndex((_, place) => isFeeWord(place))
  if (at === -1) return undefined
  let begin = at
  while (isFeeWord(begin)) begin++
  let end = begin
  while (end < words.length && !used.has(end)) end++
  const feeWordIndices = range(at, begin)
  for (; end > begin; end--) {
    const amount = amountIn(new Set([...range(0, begin), ...range(end, words.length)]))
    if ('decimal' in amount.amount && amount.taken.size === end - begin)
      return { taken: new Set([...feeWordIndices, ...amount.taken]), amount }
  }
  const missing = { taken: new Set<number>(), amount: { problem: 'missing' as const }, written: '' }
  return { taken: new Set(feeWordIndices), amount: missing }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
