import { runJest, runJourneys, runOne, tell } from './run-tests'

/*
 * The check before each change: types and lint, tests of all workspaces, browser journeys. Continues after a failure,
 * so that one run shows all failures. Steps run one after another, since each uses all cores. Slow tests are in `npm
 * run test:slow`.
 */
const check = await runOne(['scripts/check.ts'])
const build = await runOne(['scripts/build.ts'])
const units = await runJest('units', [])
const journeys = await runJourneys('journeys', 'journeys')
tell([check, build, units, journeys])
