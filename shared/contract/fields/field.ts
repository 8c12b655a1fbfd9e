import * as z from 'zod/mini'
import { languages } from '../choices'

/*
 * Fields that several calls use. An error message is also the id of its translation (on the server
 * in api/src/platform/messages), so browser and server show the same text.
 */

const notInList = 'Choose one from the list'

/** An id from 1 to 2^53 − 1. In bodies it is a number, never text. */
export const id = z
  .int({
    error: ({ input }) =>
      typeof input === 'string' ? 'Write the id as a number without quotes, such as 5' : notInList,
  })
  .check(z.positive(notInList))

const form = 'Write the amount as "150000.00" or 150000: digits, at most two decimals'
const tooLong = 'Use at most 12 digits and 2 decimal places'
const tooSmall = 'Enter an amount greater than zero'

const amountText = z.string().check(
  // If the text is not a number, `abort` stops the validation, and the union below gives the
  // message.
  z.regex(/^\d+(\.\d+)?$/, { error: form, abort: true }),
  z.regex(/^\d{1,12}(\.\d{1,2})?$/, tooLong),
  z.refine(value => /[1-9]/.test(value), tooSmall),
)

const amountNumber = z.number().check(
  z.positive(tooSmall),
  z.maximum(999_999_999_999.99, tooLong),
  // An amount has at most 14 digits and a double holds 15, so `String(value)` is the sent number.
  z.refine(value => /^-?\d+(\.\d{1,2})?$/.test(String(value)), form),
)

/**
 * A positive amount of at most 999,999,999,999.99 with at most two decimals: decimal text ("150000.50") or a JSON
 * number. The result is decimal text with the digits that were sent.
 */
export const amount = z.pipe(
  z.union([amountText, amountNumber], {
    error: ({ input }) => (input === undefined || input === '' ? 'Enter an amount' : form),
  }),
  z.transform(String),
)

const signedForm = 'Write the amount as "-150000.00" or -150000: digits, at most two decimals'

/** Like `amount`, but zero and negative amounts are allowed too: for balances and debts. */
export const signedAmount = z.pipe(
  z.union([z.string(), z.number()], {
    error: ({ input }) => (input === undefined ? 'Enter an amount' : signedForm),
  }),
  z.pipe(
    z.transform(String),
    z.string().check(
      z.regex(/^-?\d+(\.\d+)?$/, {
        error: ({ input }) => (input === '' ? 'Enter an amount' : signedForm),
        abort: true,
      }),
      z.regex(/^-?\d{1,12}(\.\d{1,2})?$/, tooLong),
    ),
  ),
)

/** An existing calendar day, `yyyy-mm-dd`, years 0001 to 9999. */
export const day = z.string('Enter a date').check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date'),
  z.refine(value => {
    const date = new Date(`${value}T00:00:00Z`)
    return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value) && !value.startsWith('0000')
  }, 'Enter a valid date'),
)

export const transactionType = z.enum(['income', 'expense'], 'Choose income or expense')
export type TransactionType = z.infer<typeof transactionType>

export const language = z.enum(languages, notInList)
export type Language = z.infer<typeof language>
