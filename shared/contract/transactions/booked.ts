import * as z from 'zod/mini'
import { changedAnswer, entriesField } from '../fields/changed'
import { budgetAlertsMeta } from '../budgets/alerts'
import { begunField } from '../fields/begun'
import { transactionAnswer } from './shapes'

export const bookedAnswer = z.extend(transactionAnswer, {
  ...{ ...budgetAlertsMeta, ...begunField, ...entriesField },
})
export type BookedAnswer = z.infer<typeof bookedAnswer>

export const movedAnswer = z.extend(changedAnswer, budgetAlertsMeta)
export type MovedAnswer = z.infer<typeof movedAnswer>
