/** How a language says amounts of a currency; `count` is a whole number of units, or of their hundredths. */
export interface Voice {
  units: (count: bigint) => string
  hundredths: (count: bigint) => string
}

/**
 * A decimal text in words: "1250000.5" as "satu juta dua ratus lima puluh ribu rupiah lima puluh sen". Empty for an
 * empty text; undefined for what no amount can be: more than 12 digits or 2 decimals.
 */
export function spellAmount(decimal: string, voice: Voice): string | undefined {
  if (decimal === '') return ''
  const [, whole, fraction = ''] = /^0*(\d{1,12})(?:\.(\d{1,2}))?$/.exec(decimal) ?? []
  if (whole === undefined) return undefined
  const hundredths = BigInt(fraction.padEnd(2, '0'))
  const said = voice.units(BigInt(whole))
  return hundredths === 0n ? said : `${said} ${voice.hundredths(hundredths)}`
}
