/** An amount with up to two decimals, its thousands together or grouped as in Indonesian or in English. */
const spellings = [
  /^(\d{1,12})(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){1,3})(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/,
]

/**
 * The amount that a search means, as decimal text: "56000", "56.000", "Rp 56.000,50". Undefined where it means none, or
 * only part of it does.
 */
export function readAmount(search: string): string | undefined {
  const written = search.trim().replace(/^(rp|idr)\.?\s*/i, '')
  for (const spelling of spellings) {
    const [, whole, decimals = '0'] = spelling.exec(written) ?? []
    if (whole !== undefined) return `${whole.replace(/[.,]/g, '')}.${decimals}`
  }
  return undefined
}
