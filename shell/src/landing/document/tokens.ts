/** Removes the custom properties that nothing in a minified stylesheet reads. */
export const keepUsedTokens = (css: string) =>
  css.replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`) ? declaration : '',
  )

/** Shortens the custom properties of a minified stylesheet to names of one or two letters. */
export function shortenTokens(css: string): string {
  const names = new Map<string, string>()
  const short = css.replace(/--[a-z][\w-]*/g, name => {
    const given = names.get(name) ?? `--${names.size.toString(36)}`
    names.set(name, given)
    return given
  })
  // A minifier leaves the values of custom properties as they were written. An empty one is a space.
  return short.replace(/([:,]) (?![;}])/g, '$1')
}
