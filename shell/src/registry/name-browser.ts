const name = 'canary'

/**
 * A random name of this browser for one canary, so that the server counts each browser once.
 * Undefined without storage or TLS.
 */
export function nameBrowser(canary: string): string | undefined {
  try {
    const [build, kept] = (localStorage.getItem(name) ?? '').split(' ')
    if (build === canary && kept) return kept
    const drawn = crypto.randomUUID()
    localStorage.setItem(name, `${canary} ${drawn}`)
    return drawn
  } catch {
    return undefined
  }
}
