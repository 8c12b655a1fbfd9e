import { isSlowRun } from '../jest/slow-tests'

/** The fixed seed of `npm test`, so that its result depends on the change alone. */
const SEED = 20_261_122

/**
 * The number of runs and the seed of a property, for `fc.assert`: `npm run test:slow` uses the full number and a new
 * seed, which a failure prints; `npm test` at most 30 runs and always the same seed.
 */
export const rounds = (full = 100): { numRuns: number; seed?: number } =>
  isSlowRun ? { numRuns: full } : { numRuns: Math.min(full, 30), seed: SEED }
