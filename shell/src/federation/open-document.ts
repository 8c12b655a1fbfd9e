/**
 * Opens the address in a new document. Never resolves, so that callers wait until the new document
 * replaces this one.
 */
export function openDocument(address: string) {
  // Assigning the current address with a fragment would only scroll, so reload instead.
  if (address === location.href) location.reload()
  else location.assign(address)
  return new Promise<never>(() => {})
}
