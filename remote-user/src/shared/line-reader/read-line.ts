import type { Category, Transaction } from '@pundi/contract'
import type { Language } from '@pundi/contract/federation'
import { type AmountFound, findAmount, type ReadAmount } from './find-amount'
import { type CategoryFound, findCategory } from './find-category'
import { findRefund } from './find-refund'
import { findTransfer } from './find-transfer'
import { type DayReading, readDay } from './read-day'
import { findWallet, type NamedWallet, type WalletFound } from './find-wallet'
import { splitWords, type Word } from './split-words'
import type { Sides } from './transfer-words'

export interface LineContext {
  readAmount: ReadAmount
  language: Language
  /** Today's date in the user's time zone, `yyyy-mm-dd`. */
  today: string
  categories: readonly Category[]
  past: readonly Transaction[]
  wallets: readonly NamedWallet[]
}

export interface LineReading {
  amount: AmountFound['amount']
  amountWritten: string
  day: DayReading['day']
  dayWritten: string
  wallet: Omit<WalletFound, 'taken'>
  description: string
  category: CategoryFound
  isRefund: boolean
  /** Set if the line is a transfer. Callers then ignore `wallet` and `category`. */
  transfer?: Sides & { fee?: AmountFound }
}

/**
 * Reads a line. "kopi 25rb gopay kemarin" is an expense with amount, wallet and day; "isi gopay
 * 200rb dari bca" is a transfer. Each word belongs to one value. An uncertain value becomes a
 * problem. The grammar is in docs/one-line.md.
 */
export function readLine(line: string, context: LineContext): LineReading {
  const words = splitWords(line)
  const { readAmount, language, wallets } = context
  const dated = readDay(words, context.today)
  const dayRead = { day: dated.day, dayWritten: dated.written }
  const moved = findTransfer(words, dated.taken, wallets, readAmount, language)
  if (moved) {
    const { amount, note, ...transfer } = moved
    return {
      ...{ amount: amount.amount, amountWritten: amount.written, ...dayRead },
      description: describe(words, at => note.has(at)),
      ...{ wallet: { among: [] }, category: { among: [] }, isRefund: false, transfer },
    }
  }
  const paid = findWallet(words, dated.taken, wallets)
  const refund = findRefund(words, new Set([...dated.taken, ...paid.taken]))
  const taken = new Set([...dated.taken, ...paid.taken, ...refund])
  const priced = findAmount(words, taken, readAmount, language)
  const isFree = (at: number) => !dated.taken.has(at) && !priced.taken.has(at)
  const rest = describe(words, at => isFree(at) && !paid.taken.has(at))
  // If no other words remain, the description is the wallet's name or "refund".
  const description =
    describe(words, at => isFree(at) && !taken.has(at)) || rest || describe(words, at => isFree(at))
  const isRefund = refund.size > 0
  const categories = context.categories.filter(({ type }) => !isRefund || type === 'expense')
  return {
    ...{ amount: priced.amount, amountWritten: priced.written, ...dayRead },
    wallet: rest ? paid : { among: [] },
    ...{ description, isRefund },
    category: findCategory(description, categories, context.past),
  }
}

const describe = (words: readonly Word[], isWanted: (at: number) => boolean) =>
  words
    .filter((_, at) => isWanted(at))
    .map(({ written }) => written)
    .join(' ')
    .replace(/^[\s\-–—,:;=.]+|[\s\-–—,:;=]+$/gu, '')
