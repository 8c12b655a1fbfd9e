/** A minified stylesheet without the custom properties that nothing in it reads. */
export const keepUsedTokens = (css: string) =>
  css.replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    css.includes(`var(${name})`) ? declaration : '',
  )
