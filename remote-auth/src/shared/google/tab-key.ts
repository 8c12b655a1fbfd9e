/*
 * A key that only this tab knows. It goes to the server with the navigation to Google and returns beside the token.
 * A token that returns with another key belongs to another sign-in, and this tab refuses it.
 */

const name = 'google'

/** Makes a key, which replaces an earlier one: 128 random bits as 32 hexadecimal digits. */
export function makeTabKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  try {
    sessionStorage.setItem(name, key)
  } catch {
    // Storage is full or blocked. The server refuses a sign-in without a key, and /sign-in shows the problem.
    return ''
  }
  return key
}

/** True if `key` is the key of this tab's sign-in. A key is forgotten after its first use. */
export function takeTabKey(key: string | null) {
  try {
    const kept = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return kept !== null && kept === key
  } catch {
    return false
  }
}
