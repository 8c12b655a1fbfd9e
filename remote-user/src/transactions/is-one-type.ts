import type { Transaction } from '@pundi/contract'

/** Only income, or only expense: a category has one type, and so have all that go to it. */
export const isOneType = (rows: Transaction[]) => rows.every(({ type }) => type === rows[0]?.type)
