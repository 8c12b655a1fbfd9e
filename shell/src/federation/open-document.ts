/** Leaves this document for another, or for a fresh one of its own: who waits for the answer waits until it is gone. */
export function openDocument(address: string) {
  // To assign an address with a fragment would only scroll there.
  if (address === location.href) location.reload()
  else location.assign(address)
  return new Promise<never>(() => {})
}
