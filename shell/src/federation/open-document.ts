/** Never resolves, so callers wait until the document is gone. */
export function openDocument(address: string) {
  // Assigning an address with a fragment would only scroll.
  if (address === location.href) location.reload()
  else location.assign(address)
  return new Promise<never>(() => {})
}
