import * as z from 'zod/mini'

/**
 * Normalises a phone number. An Indonesian number is written as dialled within Indonesia
 * ("081234567890"), any other with its country code ("+34600111222"). Spaces, dots, dashes,
 * brackets and invisible characters are removed. `phone` refuses any other character.
 */
export const plainPhone = (spelled: string): string =>
  spelled
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}\u2212.]/gu, '')
    // Removes the "(0)" of "+44 (0)20", because this zero is dialled only within the country.
    .replace(/^(\(?(?:\+|00).*)\(0\)/, '$1')
    .replace(/[()]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    // Messengers write Indonesian numbers as "62812…". Other numbers may start with 62 too, so the
    // length must be that of a mobile number.
    .replace(/^(?:\+62|62(?=0?8\d{8,10}$))0*/, '0')

/** 6 to 15 digits (ITU-T E.164), normalised by `plainPhone`. */
export const phone = z.string('Enter a phone number').check(
  z.overwrite(plainPhone),
  z.refine(
    value => /^\+?\d{6,15}$/.test(value),
    'Enter a phone number of 6 to 15 digits, such as 0812-3456-7890',
  ),
)
