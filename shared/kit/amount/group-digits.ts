/**
 * A decimal text ("1250000.5") as the amount field shows it, in id-ID style: "1.250.000,5". Digits are never rounded
 * or lost, zeros in front neither, and behind those nothing is grouped: "0.500" would be a half. What is not a
 * decimal text comes back as an empty text.
 */
export function groupDigits(decimal: string): string {
  const parts = /^(\d*)(\.?)(\d*)$/.exec(decimal)
  if (!parts || decimal === '') return ''
  const [, whole = '', mark, fraction = ''] = parts
  const isGrouped = !whole.startsWith('0')
  return (isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, '.') || '0' : whole) + (mark ? ',' : '') + fraction
}
