/** A stylesheet that stands alone, with its custom properties under names of one or two letters. */
export function shortenTokens(css: string): string {
  const names = new Map<string, string>()
  return css.replace(/--[a-z][\w-]*/g, name => {
    const short = names.get(name) ?? `--${names.size.toString(36)}`
    names.set(name, short)
    return short
  })
}
