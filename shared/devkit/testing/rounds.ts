import { isSlowRun } from '../jest/slow-tests'

/** Fixed seed of `npm test`, so that its result depends on the change alone. */
const SEED = 20_261_122

/**
 * Runs and seed for `fc.assert`: `npm run test:slow` uses `full` runs and a new seed, which a failure prints; `npm
 * test` at most `few` and the fixed seed.
 *
 * @param few below 30 if each run makes many calls to a server
 */
export const rounds = (full = 100, few = 30): { numRuns: number; seed?: number } =>
  isSlowRun ? { numRuns: full } : { numRuns: Math.min(full, few), seed: SEED }
