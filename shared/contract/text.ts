import * as z from 'zod/mini'

const unstorable = 'Contains a character that cannot be stored'

/** What a database can keep and a person can read: no control characters, NUL least of all. */
const storable = (max: number): z.core.$ZodCheck<string>[] => [
  z.maxLength(max, 'Too long'),
  // eslint-disable-next-line no-control-regex -- to name them is the point
  z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, unstorable),
  z.refine(value => value.isWellFormed(), unstorable),
]

/** Text of a person: 1 to `max` characters after trimming. */
export const text = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), ...storable(max))

/** Text of a person, or none: at most `max` characters after trimming. */
export const optionalText = (max: number) => z.string().check(z.trim(), ...storable(max))

/** What somebody looks for: at most `max` characters that a database can compare with. */
export const searchText = (max: number) =>
  z.string().check(
    z.maxLength(max, 'Too long'),
    z.refine(value => !value.includes('\u0000') && value.isWellFormed(), unstorable),
  )
