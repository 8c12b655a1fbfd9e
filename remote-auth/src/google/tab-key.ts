/*
 * What this tab alone knows a sign-in with Google by. It goes to the server with the navigation and comes back beside
 * the token, so that a token of somebody else's sign-in is told apart from one that was asked for here.
 */

const name = 'google'

/** Makes the key of a sign-in that begins now, in place of an earlier one; 128 random bits as 32 hexadecimal digits. */
export function makeTabKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  try {
    sessionStorage.setItem(name, key)
  } catch {
    // Storage is full or forbidden: without the key the server begins nothing, and /sign-in says so.
    return ''
  }
  return key
}

/** Whether `key` is the one of the sign-in that this tab began. True once for each: it is forgotten when it is asked for. */
export function takeTabKey(key: string | null) {
  try {
    const kept = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return kept !== null && kept === key
  } catch {
    return false
  }
}
