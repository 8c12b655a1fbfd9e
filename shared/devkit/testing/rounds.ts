import { isSlowRun } from '../jest/slow-tests'

/** Fixed seed of `npm test`, so that its result depends only on the code. */
const SEED = 20_261_122

/**
 * The number of runs in `npm run test:slow` is multiplied by this factor. CI sets a factor below 1
 * to stay within its time limit. A nightly run may set a factor above 1.
 */
export const factor = Number(process.env.ROUNDS ?? 1)

/**
 * Number of runs and seed for `fc.assert`. `npm run test:slow` uses `full` × ROUNDS runs and a new
 * seed, which a failure prints. `npm test` uses at most `few` runs and the fixed seed.
 *
 * @param few below 30 if each run makes many calls to a server
 */
export const rounds = (full = 100, few = 30): { numRuns: number; seed?: number } =>
  isSlowRun ? { numRuns: Math.ceil(full * factor) } : { numRuns: Math.min(full, few), seed: SEED }
