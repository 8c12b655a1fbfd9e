/*
 * A key that only this tab knows. The tab sends the key to the server when the sign-in with Google
 * starts. The key comes back together with the token. If the key differs, the token belongs to
 * another sign-in, and this tab refuses the token.
 */

const name = 'google'

/** Makes a key of 128 random bits, as 32 hexadecimal digits. It replaces an earlier key. */
export function makeTabKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  try {
    sessionStorage.setItem(name, key)
  } catch {
    // The storage is full or blocked. The server refuses a sign-in without a key, and /sign-in
    // shows the problem.
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
