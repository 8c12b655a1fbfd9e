/*
 * Which tests run in `npm run test:slow` only, or in `npm test` with fewer rounds. Jest, Playwright and both commands
 * read the rules here.
 */

export const slowFile = /\.slow\.test\.tsx?$/

export const slowTag = /@slow\b/

/** A property test, which `npm test` runs in fewer rounds (`shared/devkit/testing/rounds.ts`). */
export const callsRounds = /\brounds\(/

/** `npm run test:slow` sets the variable. */
export const isSlowRun = Boolean(process.env.TEST_SLOW)
