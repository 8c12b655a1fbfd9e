const name = 'canary'

/**
 * A random name of this browser, by which the server counts it once for a build that a part of all browsers runs. The
 * next such build gives it another one. Undefined where the browser keeps nothing, and on a site without TLS.
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
