/*
 * Rules that decide which tests run only in `npm run test:slow`, and which run fewer rounds in `npm
 * test`. Jest, Playwright and both commands use them.
 */

export const slowFile = /\.slow\.test\.tsx?$/

export const slowTag = /@slow\b/

export const callsRounds = /\brounds\(/

export const isSlowRun = Boolean(process.env.TEST_SLOW)
