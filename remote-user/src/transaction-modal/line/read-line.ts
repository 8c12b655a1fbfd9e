import type { Category, Transaction } from '@pundi/contract'
import type { Language } from '@pundi/contract/federation'
import { type AmountFound, findAmount, type ReadAmount } from './find-amount'
import { type CategoryFound, findCategory } from './find-category'
import { type DayReading, readDay } from './read-day'
import { findWallet, type NamedWallet, type WalletFound } from './find-wallet'
import { splitWords, type Word } from './split-words'

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
}

/**
 * Reads "kopi 25rb gopay kemarin" as an amount, a day, a wallet, a description and a category. Each word is part of
 * exactly one of the first four, except that a word such as "seharga" before the amount goes with it. What is not certain
 * has a problem in place of a value. The grammar: docs/one-line.md.
 */
export function readLine(line: string, context: LineContext): LineReading {
  const words = splitWords(line)
  const dated = readDay(words, context.today)
  const paid = findWallet(words, dated.taken, context.wallets)
  const taken = new Set([...dated.taken, ...paid.taken])
  const priced = findAmount(words, taken, context.readAmount, context.language)
  const rest = describe(words, new Set([...taken, ...priced.taken]))
  // A name that is all there is to say is the description.
  const description = rest || describe(words, new Set([...dated.taken, ...priced.taken]))
  return {
    amount: priced.amount,
    amountWritten: priced.written,
    day: dated.day,
    dayWritten: dated.written,
    wallet: rest ? paid : { among: [] },
    description,
    category: findCategory(description, context.categories, context.past),
  }
}

/** The words that are not taken, without marks around them. */
const describe = (words: readonly Word[], taken: ReadonlySet<number>) =>
  words
    .filter((_, at) => !taken.has(at))
    .map(({ written }) => written)
    .join(' ')
    .replace(/^[\s\-–—,:;=.]+|[\s\-–—,:;=]+$/gu, '')
