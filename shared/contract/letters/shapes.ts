import * as z from 'zod/mini'
import { dataOf } from '../fields/answer'
import { id } from '../fields/field'

/*
 * E-mail that sums up a period in up to three sentences (rules: api/src/letters/write-letter.ts).
 * Amounts are decimal text with two decimals.
 */

/** Friends' unpaid share of the expenses; absent if zero. */
const owed = { owed: z.optional(z.string()) }

/** `kept` is income less expense. It may be negative. */
const kept = z.object({
  ...{ kind: z.literal('kept'), income: z.string(), expense: z.string(), kept: z.string() },
  ...owed,
})

/** The category that exceeded its average of the three previous periods by the largest amount. */
const grew = z.object({
  ...{ kind: z.literal('grew'), category_id: id, name: z.string() },
  ...{ amount: z.string(), average: z.string(), ...owed },
})

/** `share` is the category's share of all expenses, in whole percent. */
const largest = z.object({
  ...{ kind: z.literal('largest'), category_id: id, name: z.string() },
  ...{ amount: z.string(), share: z.int(), ...owed },
})

const aside = z.object({ kind: z.literal('aside'), amount: z.string() })

/**
 * The period has `of` days. On `days` of them, expenses were at most the daily average (`mean`).
 */
const calm = z.object({ kind: z.literal('calm'), days: z.int(), of: z.int(), mean: z.string() })

export const letterSentence = z.union([kept, grew, largest, aside, calm])
export type LetterSentence = z.infer<typeof letterSentence>

export const letter = z.object({
  period: z.object({ from: z.string(), to: z.string() }),
  sentences: z.array(letterSentence),
})
export type Letter = z.infer<typeof letter>

/** Null if the period has fewer than five records. */
export const letterAnswer = dataOf(z.nullable(letter))
