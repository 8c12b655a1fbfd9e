import { replace } from 'react-router-dom'

/**
 * Stores the token of the link that opened this tab. The token is only in memory, not in the
 * address, storage or router state, so a reload loses it.
 */
export function linkToken() {
  let token: string | null = null
  return {
    /**
     * Takes the token out of the page's address.
     * @returns a redirect to the address without the token; undefined if the address has none
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
 * Reads a link's token and removes it from the address bar and history. If a loader takes a token,
 * it must return `comeBackClean`. Otherwise the router puts the token back into the address bar.
 */
export function takeToken(address: string) {
  const token = new URL(address).searchParams.get('token')
  if (token !== null && new URL(location.href).searchParams.has('token'))
    history.replaceState(history.state, '', location.pathname)
  return token
}

export const comeBackClean = (path: string) => replace(path)
