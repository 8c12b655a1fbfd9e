import type { Product } from './start-product'

/**
 * What browsers tell the server from now on of builds that do not run, as "phase cause", by its log: of a request that a
 * tab makes as it is left, the driver of the browser may hear nothing.
 */
export function hearReports({ output }: Product): () => string[] {
  const before = output().length
  const failure = /"phase":"(\w+)","cause":"(\w+)"/g
  return () => [...output().slice(before).matchAll(failure)].map(([, phase, cause]) => `${phase} ${cause}`)
}
