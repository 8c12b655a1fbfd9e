/** The origin of category calls, "" for the same as all others. A build replaces the variable by its value. */
const categoryBase = process.env.CATEGORY_BASE ?? ''

const isCategoryCall = (path: string) => /^\/categories(\/|\?|$)/.test(path)

/** The address of a call. Category calls have a base of their own (specification, section 7). */
export const addressOf = (path: string) => `${isCategoryCall(path) ? categoryBase : ''}/api${path}`

/** The value after "Bearer": for a category call the part of the token after "|". */
export const bearerOf = (path: string, token: string) =>
  isCategoryCall(path) ? token.slice(token.indexOf('|') + 1) : token
