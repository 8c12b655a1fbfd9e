export interface AmountOptions {
  /** Rupiah where nothing is said. */
  currency?: string
  /** Digits after the decimal sign, rounded half away from zero. */
  decimals?: 0 | 2
  /** Says + before what is above zero, too. */
  signed?: boolean
}

const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount as people read it: "150000.00" becomes "Rp 150.000". Exact: the decimal text goes to Intl as text, so no
 * digit is lost to a float.
 *
 * @throws RangeError for what is no decimal text: such an amount is a bug, and never shown as if it were one
 */
export function formatAmount(decimalText: string, options: AmountOptions = {}) {
  if (!/^-?\d+(\.\d+)?$/.test(decimalText)) throw new RangeError(`No decimal text: "${decimalText}"`)
  return formatOf(options).format(decimalText as Intl.StringNumericLiteral)
}

function formatOf({ currency = 'IDR', decimals = 0, signed = false }: AmountOptions) {
  const name = `${currency} ${decimals} ${signed}`
  const known = formats.get(name)
  if (known) return known
  const format = new Intl.NumberFormat('id-ID', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
  formats.set(name, format)
  return format
}
