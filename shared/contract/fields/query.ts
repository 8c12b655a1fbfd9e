import * as z from 'zod/mini'

/** Treats a query parameter that is empty, or has only invisible characters, as absent. */
export const emptyIsAbsent = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^\p{DI}*$/u.test(value) ? undefined : value,
    ),
    z.optional(schema),
  )

/** Rows per page: 50 by default, at most 500. */
export const limit = z._default(
  z.pipe(
    z.string().check(z.regex(/^\d{1,4}$/, 'Enter a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1, 'At least 1'), z.maximum(500, 'At most 500'))),
  ),
  50,
)
export const cursor = z.optional(z.string().check(z.maxLength(200, 'Too long')))
