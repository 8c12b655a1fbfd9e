import type { Product } from './start-product'

/**
 * What the browsers of a product report to its server from now on of builds that do not run, as "phase cause": at most 60
 * a minute, for it reads the server's log. Playwright misses some requests that a tab makes while it is left.
 */
export function watchReports({ output }: Product): () => string[] {
  const before = output().length
  const failure = /"phase":"(\w+)","cause":"(\w+)"/g
  return () => [...output().slice(before).matchAll(failure)].map(([, phase, cause]) => `${phase} ${cause}`)
}
