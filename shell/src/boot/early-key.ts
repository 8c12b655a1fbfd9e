declare global {
  interface Window {
    pundiKeys?: KeyboardEvent[] | undefined
  }
}

/**
 * Records the keys that are pressed before a page can handle them. This code is inlined into every
 * page, so keep it short.
 */
export function keepEarlyKeys() {
  const keys: KeyboardEvent[] = []
  window.pundiKeys = keys
  window.onkeydown = event => void keys.push(event)
}

export function pressEarlyKey() {
  window.onkeydown = null
  const early = window.pundiKeys?.find(({ key }) => key.length === 1)
  delete window.pundiKeys
  if (early) document.body.dispatchEvent(new KeyboardEvent('keydown', early))
}
