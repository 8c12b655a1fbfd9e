/** An amount with up to two decimals, its thousands together or grouped as in Indonesian or in English. */
const spellings = [
  /^(\d{1,12})(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){1,3})(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/,
]

/** With a word for its zeros, as people say it: "25rb", "2,5 jt". */
const short = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*(k|rb|ribu|jt|juta)$/i

/**
 * The amount that a search means, as decimal text: "56000", "56.000", "Rp 56.000,50", "56rb". Undefined where it means
 * none, or only part of it does.
 */
export function readAmount(search: string): string | undefined {
  const written = search.trim().replace(/^(rp|idr)\.?\s*/i, '')
  for (const spelling of spellings) {
    const [, whole, decimals = '0'] = spelling.exec(written) ?? []
    if (whole !== undefined) return `${whole.replace(/[.,]/g, '')}.${decimals}`
  }
  const [, whole, decimals = '', word] = short.exec(written) ?? []
  if (whole === undefined) return undefined
  const zeros = /^j/i.test(word ?? '') ? 6 : 3
  return `${Number(whole + decimals.padEnd(zeros, '0'))}.0`
}
