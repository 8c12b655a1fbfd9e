import { comeBackClean, takeToken } from './take-token'

/**
 * Keeps the token of a link that this tab was opened by. It lives in this module alone: in no address, no storage, no
 * state of the router or of a screen; a reload forgets it.
 */
export function linkToken() {
  let token: string | null = null
  return {
    /**
     * Takes the token out of the address that a page was opened by.
     *
     * @returns the way to the page without it; undefined where there was none, and the page is opened
     */
    take: (address: string) => {
      const taken = takeToken(address)
      if (taken) token = taken
      return taken === null ? undefined : comeBackClean(new URL(address).pathname)
    },
    read: () => token,
    forget: () => {
      token = null
    },
  }
}
