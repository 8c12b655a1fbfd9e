/** The mark before decimals. The other one groups thousands. */
export type DecimalMark = ',' | '.'

/**
 * Swaps the marks of an amount where decimals begin with a dot: "1,250.5" to "1.250,5", and back. The rules of typing
 * and grouping only know the comma.
 */
export const mirrorMarks = (text: string, mark: DecimalMark) =>
  mark === ',' ? text : text.replace(/[.,]/g, found => (found === ',' ? '.' : ','))

/**
 * Writes a decimal text ("1250000.5") as the amount field shows it, in id-ID style: "1.250.000,5". No digit is rounded
 * or lost, not even zeros in front; after those nothing is grouped, since "0.500" would be a half. A text that is not
 * decimal becomes empty.
 */
export function groupDigits(decimal: string): string {
  const parts = /^(\d*)(\.?)(\d*)$/.exec(decimal)
  if (!parts || decimal === '') return ''
  const [, whole = '', mark, fraction = ''] = parts
  const isGrouped = !whole.startsWith('0')
  return (isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, '.') || '0' : whole) + (mark ? ',' : '') + fraction
}
