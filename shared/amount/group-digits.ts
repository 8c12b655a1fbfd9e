/**
 * A decimal text ("1250000.5") as the amount field shows it, in id-ID style: "1.250.000,5". Digits are never rounded
 * or lost; what is not a decimal text comes back as an empty text.
 */
export function groupDigits(decimal: string): string {
  const parts = /^0*(\d*)(\.?)(\d*)$/.exec(decimal)
  if (!parts || decimal === '') return ''
  const [, whole = '', mark, fraction = ''] = parts
  return (whole || '0').replace(/\B(?=(\d{3})+$)/g, '.') + (mark ? ',' : '') + fraction
}
