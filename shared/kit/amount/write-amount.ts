export type DecimalMark = ',' | '.'

/**
 * If `mark` is a dot, swaps dots and commas: "1,250.5" becomes "1.250,5" and vice versa. The rules
 * for typing support only the decimal comma.
 */
export const mirrorMarks = (text: string, mark: DecimalMark) =>
  mark === ',' ? text : text.replace(/[.,]/g, found => (found === ',' ? '.' : ','))

/**
 * Formats decimal text as the field shows it, in Indonesian style: "1250000.5" becomes
 * "1.250.000,5". Every digit stays, including leading zeros. A number with a leading zero gets no
 * group separators: "0500" would become "0.500", which looks like one half. Returns "" for text
 * that is not decimal.
 */
export function groupDigits(decimal: string): string {
  const parts = /^(\d*)(\.?)(\d*)$/.exec(decimal)
  if (!parts || decimal === '') return ''
  const [, whole = '', mark, fraction = ''] = parts
  const isGrouped = !whole.startsWith('0')
  return (isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, '.') || '0' : whole) + (mark ? ',' : '') + fraction
}
