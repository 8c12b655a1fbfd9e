import type { Product } from './start-product'

/**
 * Returns a function that lists the failure reports received since, as "phase cause". Reads them from the server's log,
 * at most 60 a minute, because Playwright misses some requests of tabs that are being left.
 */
export function watchReports({ output }: Product): () => string[] {
  const before = output().length
  const failure = /"phase":"(\w+)","cause":"(\w+)"/g
  return () => [...output().slice(before).matchAll(failure)].map(([, phase, cause]) => `${phase} ${cause}`)
}
