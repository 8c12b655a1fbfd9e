import type { Category, Transaction } from '@pundi/contract'
import type { Language } from '@pundi/contract/federation'
import { type AmountFound, findAmount, type ReadAmount } from './find-amount'
import { type CategoryFound, findCategory } from './find-category'
import { type DayReading, readDay } from './read-day'
import { splitWords } from './split-words'

/** What a line is read with. */
export interface LineContext {
  readAmount: ReadAmount
  language: Language
  /** The reader's day, `yyyy-mm-dd`. */
  today: string
  categories: readonly Category[]
  /** What the reader has booked. */
  past: readonly Transaction[]
}

export interface LineReading {
  amount: AmountFound['amount']
  /** The amount as it was written. */
  amountWritten: string
  day: DayReading['day']
  dayWritten: string
  /** What is neither amount nor day. */
  description: string
  category: CategoryFound
}

/**
 * Reads "kopi 25rb kemarin" as an amount, a day, a description and a category. Each word is part of exactly one of the
 * first three, except that a word such as "seharga" before the amount goes with it. What is not certain has a problem
 * in place of a value. The grammar: docs/one-line.md.
 */
export function readLine(line: string, context: LineContext): LineReading {
  const words = splitWords(line)
  const dated = readDay(words, context.today)
  const priced = findAmount(words, dated.taken, context.readAmount, context.language)
  const description = words
    .filter((_, at) => !dated.taken.has(at) && !priced.taken.has(at))
    .map(({ written }) => written)
    .join(' ')
    .replace(/^[\s\-–—,:;=.]+|[\s\-–—,:;=]+$/gu, '')
  return {
    amount: priced.amount,
    amountWritten: priced.written,
    day: dated.day,
    dayWritten: dated.written,
    description,
    category: findCategory(description, context.categories, context.past),
  }
}
