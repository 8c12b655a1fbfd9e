import * as z from 'zod/mini'
import { changedAnswer } from '../activities/shapes'
import { passedMeta } from '../budgets/passed'
import { begunField } from '../wallets/begun'
import { transactionAnswer } from './shapes'

/** A transaction that was added or changed. */
export const bookedAnswer = z.extend(transactionAnswer, { ...passedMeta, ...begunField })
export type BookedAnswer = z.infer<typeof bookedAnswer>

/** Transactions that were moved to another category. */
export const movedAnswer = z.extend(changedAnswer, passedMeta)
export type MovedAnswer = z.infer<typeof movedAnswer>
