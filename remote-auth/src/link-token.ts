import { replace } from 'react-router-dom'

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

/**
 * The token that a link brought along, read once: it leaves the address bar and this tab's history before anything else
 * happens. Whoever keeps it answers with `comeBackClean`, or the router would write the address it came by again.
 */
export function takeToken(address: string) {
  const token = new URL(address).searchParams.get('token')
  if (token !== null && new URL(location.href).searchParams.has('token'))
    history.replaceState(history.state, '', location.pathname)
  return token
}

/** Opens the page again under its bare path, in place of the entry of the history that is there now. */
export const comeBackClean = (path: string) => replace(path)
