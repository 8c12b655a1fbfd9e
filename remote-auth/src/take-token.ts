import { replace } from 'react-router-dom'

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
