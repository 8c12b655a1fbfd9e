import { isSlowRun } from '../../../slow-tests'

/** What every run of `npm test` begins at: it judges the change, and not the luck of the day. */
const SEED = 20_261_122

/**
 * How a property is tried, for `fc.assert`: by `npm run test:slow` so many times and with a new seed, which a failure
 * prints; else 30 times at most and with the same seed.
 */
export const rounds = (full = 100): { numRuns: number; seed?: number } =>
  isSlowRun ? { numRuns: full } : { numRuns: Math.min(full, 30), seed: SEED }
