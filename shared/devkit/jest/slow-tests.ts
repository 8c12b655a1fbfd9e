/*
 * What a slow test is: one that takes long by nature, so that `npm run test:slow` runs it and `npm test` does not, or with
 * fewer rounds. The settings of jest and of the journeys, the two commands and the tables of docs/ read it here.
 */

/** A file that is slow as a whole says so in its name. */
export const slowFile = /\.slow\.test\.tsx?$/

/** A journey that is slow carries this tag. */
export const slowTag = /@slow\b/

/** A file that tries a property in rounds, of which `npm test` runs fewer (`shared/devkit/testing/rounds.ts`). */
export const callsRounds = /\brounds\(/

/** Whether this is `npm run test:slow`, which sets the variable for jest. */
export const isSlowRun = Boolean(process.env.TEST_SLOW)
