import * as z from 'zod/mini'
import { dataOf } from '../fields/answer'
import { id } from '../fields/field'

/*
 * The letter at the end of a period: up to three sentences, by rules that are in api/src/letters/write-letter.ts.
 * Amounts are decimal text with two decimals, exact.
 */

/** What came in, what went out, and what of it was kept: below zero where more went out. */
const kept = z.object({ kind: z.literal('kept'), income: z.string(), expense: z.string(), kept: z.string() })

/** The category whose expenses grew most over their average of the three periods before. */
const grew = z.object({
  ...{ kind: z.literal('grew'), category_id: id, name: z.string() },
  ...{ amount: z.string(), average: z.string() },
})

/** The category with the largest expenses; `share` is its whole percent of all. */
const largest = z.object({
  ...{ kind: z.literal('largest'), category_id: id, name: z.string() },
  ...{ amount: z.string(), share: z.int() },
})

/** What was put aside for goals, less what was taken out. */
const aside = z.object({ kind: z.literal('aside'), amount: z.string() })

/** On how many of all days no more was spent than `mean`, the expenses divided by the days. */
const calm = z.object({ kind: z.literal('calm'), days: z.int(), of: z.int(), mean: z.string() })

export const letterSentence = z.union([kept, grew, largest, aside, calm])
export type LetterSentence = z.infer<typeof letterSentence>

export const letter = z.object({
  /** The days that it is about, both included: the last period that is over. */
  period: z.object({ from: z.string(), to: z.string() }),
  sentences: z.array(letterSentence),
})
export type Letter = z.infer<typeof letter>

/** Null where the period has fewer than five bookings. */
export const letterAnswer = dataOf(z.nullable(letter))
