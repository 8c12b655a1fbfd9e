import * as z from 'zod/mini'

/*
 * The fields that calls have in common. A check's message is an id of the catalogues: the server's stand in
 * api/src/messages, so the browser and the server say the same thing in the reader's language.
 */

/** The number of a record: 1 to 2^53 - 1. In a body it is a number, never text. */
export const id = z.int('Choose one from the list').check(z.positive('Choose one from the list'))

/** Decimal text, positive, at most two decimals and 999,999,999,999.99: "150000", "150000.5", "150000.00". */
export const amount = z.string('Enter an amount').check(
  z.regex(/^\d{1,12}(\.\d{1,2})?$/, 'Enter an amount of at most 12 digits and 2 decimals'),
  z.refine(value => /[1-9]/.test(value), 'Enter an amount greater than zero'),
)

/** A calendar day that exists, `yyyy-mm-dd`, year 0001 to 9999. */
export const day = z.string('Enter a date').check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date'),
  z.refine(value => {
    const date = new Date(`${value}T00:00:00Z`)
    return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value) && !value.startsWith('0000')
  }, 'Enter a date that exists'),
)

export const transactionType = z.enum(['income', 'expense'], 'Choose income or expense')
export type TransactionType = z.infer<typeof transactionType>

/** The languages that somebody can choose, as in BCP 47. */
export const language = z.enum(['en', 'id', 'es'], 'Choose one from the list')
export type Language = z.infer<typeof language>
