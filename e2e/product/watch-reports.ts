import type { Product } from './start-product'

/**
 * Returns a function that lists the failure reports since this call, each as "phase cause". Reads
 * them from the server's log, because Playwright misses some requests of tabs that are closing. The
 * server logs at most 60 reports a minute.
 */
export function watchReports({ output }: Product): () => string[] {
  const before = output().length
  const failure = /"phase":"(\w+)","cause":"(\w+)"/g
  return () => [...output().slice(before).matchAll(failure)].map(([, phase, cause]) => `${phase} ${cause}`)
}
