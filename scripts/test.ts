import { runJest, runJourneys, runOne, tell } from './run-tests'

/*
 * The check before each change: types and lint, all workspaces' tests, browser journeys. Continues after a failure, so
 * that one run shows all of them. Steps run in turn, since each uses all cores. `npm run test:slow` has the slow tests.
 */
const check = await runOne(['scripts/check.ts'])
const build = await runOne(['scripts/build.ts'])
const units = await runJest('units', [])
const journeys = await runJourneys('journeys', 'journeys')
tell([check, build, units, journeys])
