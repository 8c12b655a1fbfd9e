import { isSlowRun } from '../jest/slow-tests'

/** Fixed seed of `npm test`, so that its result depends on the change alone. */
const SEED = 20_261_122

/** How many times the usual rounds `npm run test:slow` runs: CI sets less, to end within its hour; a long night more. */
export const factor = Number(process.env.ROUNDS ?? 1)

/**
 * Runs and seed for `fc.assert`: `npm run test:slow` uses `full` runs, times ROUNDS, and a new seed, which a failure
 * prints; `npm test` at most `few` and the fixed seed.
 *
 * @param few below 30 if each run makes many calls to a server
 */
export const rounds = (full = 100, few = 30): { numRuns: number; seed?: number } =>
  isSlowRun ? { numRuns: Math.ceil(full * factor) } : { numRuns: Math.min(full, few), seed: SEED }
