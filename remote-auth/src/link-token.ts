import { replace } from 'react-router-dom'

/**
 * Keeps the token of the link that opened this tab. It is in this module alone: in no address, no storage and no state
 * of the router or a screen. A reload forgets it.
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

/**
 * Reads the token of a link, and removes it from the address bar and this tab's history at once. A loader that keeps the
 * token must return `comeBackClean`: otherwise the router writes the address with the token again.
 */
export function takeToken(address: string) {
  const token = new URL(address).searchParams.get('token')
  if (token !== null && new URL(location.href).searchParams.has('token'))
    history.replaceState(history.state, '', location.pathname)
  return token
}

/** Opens the page again without its query. It replaces the present entry of the history. */
export const comeBackClean = (path: string) => replace(path)
