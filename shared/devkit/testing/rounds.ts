import { isSlowRun } from '../jest/slow-tests'

/** The fixed seed of `npm test`, so that its result depends on the change alone. */
const SEED = 20_261_122

/**
 * The number of runs and the seed of a property, for `fc.assert`: `npm run test:slow` uses the full number and a new
 * seed, which a failure prints; `npm test` at most `few` runs and always the same seed.
 *
 * @param few less than 30 where each run makes many calls to a server
 */
export const rounds = (full = 100, few = 30): { numRuns: number; seed?: number } =>
  isSlowRun ? { numRuns: full } : { numRuns: Math.min(full, few), seed: SEED }
