import type { Product } from './start-product'

/**
 * Later failure reports of browsers, as "phase cause", from the server's log: at most 60 a minute. Playwright misses
 * some requests of tabs that are being left.
 */
export function watchReports({ output }: Product): () => string[] {
  const before = output().length
  const failure = /"phase":"(\w+)","cause":"(\w+)"/g
  return () => [...output().slice(before).matchAll(failure)].map(([, phase, cause]) => `${phase} ${cause}`)
}
