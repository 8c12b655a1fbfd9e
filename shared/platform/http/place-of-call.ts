/** Origin of category calls; "" means the page's own origin. The build inlines the variable. */
const categoryBase = process.env.CATEGORY_BASE ?? ''

const isCategoryCall = (path: string) => /^\/categories(\/|\?|$)/.test(path)

/** Category calls have their own base (specification, section 7). */
export const addressOf = (path: string) => `${isCategoryCall(path) ? categoryBase : ''}/api${path}`

/** Value after "Bearer"; for category calls only the part of the token after "|". */
export const bearerOf = (path: string, token: string) =>
  isCategoryCall(path) ? token.slice(token.indexOf('|') + 1) : token
