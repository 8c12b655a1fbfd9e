/** Origin for category calls, inlined by the build; "" means the page's own origin. */
const categoryBase = process.env.CATEGORY_BASE ?? ''

const isCategoryCall = (path: string) => /^\/categories(\/|\?|$)/.test(path)

/** Category calls may go to another server (specification, section 7). */
export const addressOf = (path: string) => `${isCategoryCall(path) ? categoryBase : ''}/api${path}`

/** The value sent after "Bearer". Category calls send only the part of the token after "|". */
export const bearerOf = (path: string, token: string) =>
  isCategoryCall(path) ? token.slice(token.indexOf('|') + 1) : token
