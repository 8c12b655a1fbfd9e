declare global {
  interface Window {
    /** The keys that were pressed before there was a page to hear them. */
    pundiKeys?: KeyboardEvent[] | undefined
  }
}

/** Keeps the keys that are pressed before there is a page to hear them. It is in every page, so it is short. */
export function keepEarlyKeys() {
  window.pundiKeys = []
  window.onkeydown = event => void window.pundiKeys?.push(event)
}

/** Presses the first of them that writes something once more, for the page that is there now. No more are kept. */
export function pressEarlyKey() {
  window.onkeydown = null
  const early = window.pundiKeys?.find(({ key }) => key.length === 1)
  delete window.pundiKeys
  if (early) document.body.dispatchEvent(new KeyboardEvent('keydown', early))
}
