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
    // Storage is full or forbidden. Without a key the server refuses, and /sign-in says so.
    return ''
  }
  return key
}

/** True if this is the key of this tab's sign-in. True only once: the key is then forgotten. */
export function takeTabKey(key: string | null) {
  try {
    const kept = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return kept !== null && kept === key
  } catch {
    return false
  }
}
