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

/** What a line is read with. */
export interface LineContext {
  readAmount: ReadAmount
  language: Language
  /** The reader's day, `yyyy-mm-dd`. */
  today: string
  categories: readonly Category[]
  /** What the reader has booked. */
  past: readonly Transaction[]
  /** Those that are offered. */
  wallets: readonly NamedWallet[]
}

export interface LineReading {
  amount: AmountFound['amount']
  /** The amount as it was written. */
  amountWritten: string
  day: DayReading['day']
  dayWritten: string
  wallet: Omit<WalletFound, 'taken'>
  /** What is none of them. */
  description: string
  category: CategoryFound
  /** It says that money came back. */
  isRefund: boolean
  /** Where the line moves money between wallets: then it has neither a wallet nor a category. */
  transfer?: Sides & { fee?: AmountFound }
}

/**
 * Reads "kopi 25rb gopay kemarin" as an amount, a day, a wallet, a description and a category, and "isi gopay 200rb dari
 * bca" as a transfer. Each word is part of exactly one of them, except that a word such as "seharga" before the amount goes
 * with it. What is not certain has a problem in place of a value. The grammar: docs/one-line.md.
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
  // A name that is all there is to say is the description, and so is "refund".
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

/** The words of the places that are wanted, without marks around them. */
const describe = (words: readonly Word[], isWanted: (at: number) => boolean) =>
  words
    .filter((_, at) => isWanted(at))
    .map(({ written }) => written)
    .join(' ')
    .replace(/^[\s\-–—,:;=.]+|[\s\-–—,:;=]+$/gu, '')
