const formats = new Map<string, Intl.NumberFormat>()

/** A format of Intl, made once for each locale and choice of options. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options)
  formats.set(name, format)
  return format
}
