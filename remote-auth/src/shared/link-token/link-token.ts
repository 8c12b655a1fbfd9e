import { replace } from 'react-router-dom'

/**
 * Keeps the token of the link that opened this tab in memory only, not in the address, storage or router state. A
 * reload forgets the token.
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
 * Reads a link's token, and removes it from address bar and history. A loader that keeps the token must return
 * `comeBackClean`, or the router puts the token back into the address bar.
 */
export function takeToken(address: string) {
  const token = new URL(address).searchParams.get('token')
  if (token !== null && new URL(location.href).searchParams.has('token'))
    history.replaceState(history.state, '', location.pathname)
  return token
}

export const comeBackClean = (path: string) => replace(path)
