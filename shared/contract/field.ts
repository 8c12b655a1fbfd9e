import * as z from 'zod/mini'

/*
 * The fields that calls have in common. A check's message is an id of the catalogues: the server's stand in
 * api/src/messages, so the browser and the server say the same thing in the reader's language.
 */

const unstorable = 'Contains a character that cannot be stored'

/** Text of a person: 1 to `max` characters after trimming; no control characters, NUL least of all. */
export const text = (max: number, missing: string) =>
  z.string(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(max, 'Too long'),
    // eslint-disable-next-line no-control-regex -- to name them is the point
    z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, unstorable),
    z.refine(value => value.isWellFormed(), unstorable),
  )

/** What somebody looks for: at most `max` characters that a database can compare with. */
export const searchText = (max: number) =>
  z.string().check(
    z.maxLength(max, 'Too long'),
    z.refine(value => !value.includes('\u0000') && value.isWellFormed(), unstorable),
  )

/** A query parameter that is left out or empty is absent. */
export const emptyIsAbsent = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(schema),
  )

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

/** One e-mail address, at most 254 characters; no list, no display name, no line break. */
export const email = z
  .string('Enter an e-mail address')
  .check(z.trim(), z.maxLength(254, 'Too long'), z.email('Enter a well-formed e-mail address'))

export const transactionType = z.enum(['income', 'expense'], 'Choose income or expense')
export type TransactionType = z.infer<typeof transactionType>

/** What every error answer is; `errors` names the fields of the body or query that were refused. */
export const errorAnswer = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>

/** A page of a list. `total` counts the whole filtered list; `next_cursor` is null on the last page. */
export const listMeta = z.object({ total: z.int(), next_cursor: z.nullable(z.string()) })

export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ data: z.array(item), meta: listMeta })
export const dataOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: item })
export const messageAnswer = z.object({ message: z.string() })

/** Rows of a page as a query parameter: 50 by default, 500 at most. */
export const limit = z._default(
  z.pipe(
    z.string().check(z.regex(/^\d{1,4}$/, 'Enter a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1, 'At least 1'), z.maximum(500, 'At most 500'))),
  ),
  50,
)
export const cursor = z.optional(z.string().check(z.maxLength(200, 'Too long')))
