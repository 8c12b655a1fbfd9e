import * as z from 'zod/mini'

/**
 * Normalises a phone number: an Indonesian number as it is dialled in Indonesia ("081234567890"), any other with its
 * country code ("+34600111222"). Drops spaces, dots, dashes, brackets and invisible characters. `phone` refuses a
 * number with any other character.
 */
export const plainPhone = (spelled: string): string =>
  spelled
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}\u2212.]/gu, '')
    // "+44 (0)20": the zero is dialled within the country only.
    .replace(/^(\(?(?:\+|00).*)\(0\)/, '$1')
    .replace(/[()]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    // "62812…", as messengers write it. Only at the length of a mobile number, since other numbers may start with 62
    // too.
    .replace(/^(?:\+62|62(?=0?8\d{8,10}$))0*/, '0')

/** 6 to 15 digits (ITU-T E.164), parsed by `plainPhone`. */
export const phone = z.string('Enter a phone number').check(
  z.overwrite(plainPhone),
  z.refine(
    value => /^\+?\d{6,15}$/.test(value),
    'Enter a phone number of 6 to 15 digits, such as 0812-3456-7890',
  ),
)
