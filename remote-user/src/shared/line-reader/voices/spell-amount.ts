/** Writes a whole number of currency units, or of hundredths of a unit, in words. */
export interface Voice {
  units: (count: bigint) => string
  hundredths: (count: bigint) => string
}

/**
 * Decimal text in words: "1250000.5" is "satu juta dua ratus lima puluh ribu rupiah lima puluh
 * sen". Empty for an empty text; undefined beyond 12 digits or 2 decimals.
 */
export function spellAmount(decimal: string, voice: Voice): string | undefined {
  if (decimal === '') return ''
  const [, whole, fraction = ''] = /^0*(\d{1,12})(?:\.(\d{1,2}))?$/.exec(decimal) ?? []
  if (whole === undefined) return undefined
  const hundredths = BigInt(fraction.padEnd(2, '0'))
  const said = voice.units(BigInt(whole))
  return hundredths === 0n ? said : `${said} ${voice.hundredths(hundredths)}`
}
