export type DecimalMark = ',' | '.'

/**
 * Swaps dots and commas if `mark` is a dot: "1,250.5" becomes "1.250,5", and vice versa. The rules for typing
 * support only the decimal comma.
 */
export const mirrorMarks = (text: string, mark: DecimalMark) =>
  mark === ',' ? text : text.replace(/[.,]/g, found => (found === ',' ? '.' : ','))

/**
 * Formats decimal text as the field shows it, in id-ID style: "1250000.5" becomes "1.250.000,5". Keeps every
 * digit, leading zeros too. Does not group after a leading zero: "0.500" would read as a half. Empty for text
 * that is not decimal.
 */
export function groupDigits(decimal: string): string {
  const parts = /^(\d*)(\.?)(\d*)$/.exec(decimal)
  if (!parts || decimal === '') return ''
  const [, whole = '', mark, fraction = ''] = parts
  const isGrouped = !whole.startsWith('0')
  return (isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, '.') || '0' : whole) + (mark ? ',' : '') + fraction
}
