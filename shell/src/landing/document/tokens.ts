export const keepUsedTokens = (css: string) =>
  css.replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`) ? declaration : '',
  )

/**
 * Inlines custom properties, since values compress better than names. Keeps properties with several definitions, such
 * as for reduced motion.
 */
export function inlineTokens(css: string): string {
  let inlined = css
  for (const [name] of css.matchAll(/--[\w-]+(?=:)/g)) {
    const [before = '', value, after = '', ...others] = inlined.split(
      new RegExp(`(?<=[{;])${name}:([^;}]*);?`),
    )
    // A property that is read with a fallback is part of a compiled `light-dark()`, so it stays.
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
  // Minifiers keep spaces in custom properties' values. An empty value is a space.
  return short.replace(/([:,]) (?![;}])/g, '$1')
}
