/*
 * Rules for tests that run only in `npm run test:slow`, or with fewer rounds in `npm test`. Jest, Playwright and both
 * commands read them.
 */

export const slowFile = /\.slow\.test\.tsx?$/

export const slowTag = /@slow\b/

export const callsRounds = /\brounds\(/

export const isSlowRun = Boolean(process.env.TEST_SLOW)
