/**
 * A random UUID. `crypto.randomUUID` is missing in insecure contexts, for example if a phone opens
 * a development server by its IP address.
 */
export function makeKey() {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  // UUID version 4, variant 1 (RFC 9562, section 5.4).
  const bytes = (crypto as Crypto)
    .getRandomValues(new Uint8Array(16))
    .map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte))
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
