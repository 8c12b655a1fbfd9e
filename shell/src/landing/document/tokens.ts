export const keepUsedTokens = (css: string) =>
  css.replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`) ? declaration : '',
  )

/**
 * Replaces CSS custom properties by their values, which compress better than names. Properties with
 * several definitions stay, for example those for reduced motion.
 */
export function inlineTokens(css: string): string {
  let inlined = css
  for (const [name] of css.matchAll(/--[\w-]+(?=:)/g)) {
    const [before = '', value, after = '', ...others] = inlined.split(
      new RegExp(`(?<=[{;])${name}:([^;}]*);?`),
    )
    // A property that is read with a fallback, as in `var(--x,`, comes from a compiled
    // `light-dark()` and must stay.
    if (value && others.length === 0 && !inlined.includes(`var(${name},`))
      inlined = (before + after).replaceAll(`var(${name})`, () => value)
  }
  return inlined
}

export function shortenTokens(css: string): string {
  const names = new Map<string, string>()
  const short = css.replace(/--[a-z][\w-]*/g, name => {
    const given = names.get(name) ?? `--${names.size.toString(36)}`
    names.set(name, given)
    return given
  })
  // CSS minifiers keep spaces in custom properties, so remove them here. An empty value is written
  // as one space and must stay.
  return short.replace(/([:,]) (?![;}])/g, '$1')
}
