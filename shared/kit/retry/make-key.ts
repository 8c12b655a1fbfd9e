/**
 * A random UUID. `randomUUID` exists in secure contexts only, so it is missing on a phone that opens the site by a
 * local network address.
 */
export function makeKey() {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  // Version 4, variant 1 (RFC 9562, 5.4).
  const bytes = (crypto as Crypto)
    .getRandomValues(new Uint8Array(16))
    .map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte))
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
