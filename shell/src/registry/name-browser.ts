const name = 'canary'

/** Random name of this browser for one canary: the server counts each name once. Undefined without storage or TLS. */
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
