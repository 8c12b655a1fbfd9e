import * as z from 'zod/mini'

/**
 * A phone number, however it is spelled, in the one form that is kept: digits alone, as dialled in Indonesia
 * ("081234567890"), and for another country its code after a plus ("+34600111222"). Blanks, dots, dashes, brackets and
 * what contacts hide between digits go; anything else stays, and is refused by `phone`.
 */
export const plainPhone = (spelled: string): string =>
  spelled
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}\u2212.]/gu, '')
    // "+44 (0)20": the zero is dialled within the country only.
    .replace(/^(\(?(?:\+|00).*)\(0\)/, '$1')
    .replace(/[()]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    // "62812…" as messengers write it, in the length of a mobile number and no other: elsewhere 62 begins a number too.
    .replace(/^(?:\+62|62(?=0?8\d{8,10}$))0*/, '0')

/** 6 to 15 digits (ITU-T E.164), in any of the spellings that `plainPhone` knows; read as what that makes of it. */
export const phone = z.string('Enter a phone number').check(
  z.overwrite(plainPhone),
  z.refine(
    value => /^\+?\d{6,15}$/.test(value),
    'Enter a phone number of 6 to 15 digits, such as 0812-3456-7890',
  ),
)
